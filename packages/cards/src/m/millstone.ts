import { card } from '@ettin/schema';

export default card({
  name: 'Millstone',
  manaCost: '{2}',
  types: ['artifact'],
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{2}', tapSelf: true },
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [{ do: 'mill', who: { target: 'player' }, amount: 2 }],
    },
  ],
});
