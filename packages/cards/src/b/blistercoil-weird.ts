import { card } from '@ettin/schema';

export default card({
  name: 'Blistercoil Weird',
  manaCost: '{U/R}',
  types: ['creature'],
  subtypes: ['Weird'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'you', what: { types: ['instant', 'sorcery'] } },
      effects: [
        { do: 'apply', what: 'self', mods: [{ mod: 'pt', power: 1, toughness: 1 }], duration: 'endOfTurn' },
        { do: 'untap', what: 'self' },
      ],
    },
  ],
});
