import { card } from '@ettin/schema';

export default card({
  name: 'Wee Dragonauts',
  manaCost: '{1}{U}{R}',
  types: ['creature'],
  subtypes: ['Faerie', 'Wizard'],
  power: 1,
  toughness: 3,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'you', what: { types: ['instant', 'sorcery'] } },
      effects: [
        { do: 'apply', what: 'self', mods: [{ mod: 'pt', power: 2, toughness: 0 }], duration: 'endOfTurn' },
      ],
    },
  ],
});
