import { card } from '@ettin/schema';

export default card({
  name: 'Kalitas, Traitor of Ghet',
  manaCost: '{2}{B}{B}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Vampire', 'Warrior'],
  power: 3,
  toughness: 4,
  keywords: ['lifelink'],
  abilities: [
    {
      kind: 'replacement',
      replaces: {
        event: 'move',
        what: { types: ['creature'], token: false, controller: 'opponent' },
        from: 'battlefield',
        to: 'graveyard',
      },
      with: [
        { toZone: 'exile' },
        {
          also: [
            {
              do: 'createToken',
              who: 'you',
              token: { colors: ['B'], types: ['creature'], subtypes: ['Zombie'], power: 2, toughness: 2 },
            },
          ],
        },
      ],
    },
    {
      kind: 'activated',
      cost: { mana: '{2}{B}', sacrifice: { what: { subtypes: ['Vampire', 'Zombie'], other: true } } },
      effects: [{ do: 'addCounters', what: 'self', kind: '+1/+1', count: 2 }],
    },
  ],
});
