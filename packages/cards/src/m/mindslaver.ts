import { card } from '@ettin/schema';

export default card({
  name: 'Mindslaver',
  manaCost: '{6}',
  supertypes: ['legendary'],
  types: ['artifact'],
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{4}', tapSelf: true, sacrificeSelf: true },
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [{ do: 'controlNextTurn', who: { target: 'player' } }],
    },
  ],
});
