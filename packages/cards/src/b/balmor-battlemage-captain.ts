import { card } from '@ettin/schema';

export default card({
  name: 'Balmor, Battlemage Captain',
  manaCost: '{U}{R}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Bird', 'Wizard'],
  power: 1,
  toughness: 3,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'you', what: { types: ['instant', 'sorcery'] } },
      effects: [
        {
          do: 'apply',
          what: { each: { types: ['creature'], controller: 'you' } },
          mods: [
            { mod: 'pt', power: 1, toughness: 0 },
            { mod: 'gain', keywords: ['trample'] },
          ],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
