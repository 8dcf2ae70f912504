import { card } from '@ettin/schema';

export default card({
  name: 'Shalai, Voice of Plenty',
  manaCost: '{3}{W}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Angel'],
  power: 3,
  toughness: 4,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'static',
      affects: {
        each: {
          anyOf: [{ types: ['planeswalker'] }, { types: ['creature'], other: true }],
          controller: 'you',
        },
      },
      mods: [{ mod: 'gain', keywords: ['hexproof'] }],
      rules: [{ rule: 'playerHexproof', who: 'you' }],
    },
    {
      kind: 'activated',
      cost: { mana: '{4}{G}{G}' },
      effects: [
        {
          do: 'addCounters',
          what: { each: { types: ['creature'], controller: 'you' } },
          kind: '+1/+1',
          count: 1,
        },
      ],
    },
  ],
});
