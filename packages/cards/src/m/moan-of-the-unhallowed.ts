import { card } from '@ettin/schema';

export default card({
  name: 'Moan of the Unhallowed',
  manaCost: '{2}{B}{B}',
  types: ['sorcery'],
  keywords: [{ k: 'flashback', cost: { mana: '{5}{B}{B}' } }],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['B'], types: ['creature'], subtypes: ['Zombie'], power: 2, toughness: 2 },
          count: 2,
        },
      ],
    },
  ],
});
