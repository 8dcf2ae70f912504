import { card } from '@ettin/schema';

export default card({
  name: 'Nivix Cyclops',
  manaCost: '{1}{U}{R}',
  types: ['creature'],
  subtypes: ['Cyclops'],
  power: 1,
  toughness: 4,
  keywords: ['defender'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'you', what: { types: ['instant', 'sorcery'] } },
      effects: [
        {
          do: 'apply',
          what: 'self',
          mods: [{ mod: 'pt', power: 3, toughness: 0 }, { mod: 'attackDespiteDefender' }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
