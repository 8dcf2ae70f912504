import { card } from '@ettin/schema';

export default card({
  name: "Heroes' Reunion",
  manaCost: '{G}{W}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [{ do: 'gainLife', who: { target: 'player' }, amount: 7 }],
    },
  ],
});
