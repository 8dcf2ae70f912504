import { card } from '@ettin/schema';

export default card({
  name: 'Crush of Tentacles',
  manaCost: '{4}{U}{U}',
  types: ['sorcery'],
  keywords: [{ k: 'surge', cost: { mana: '{3}{U}{U}' } }],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'move', what: { each: { notTypes: ['land'] } }, to: 'hand' },
        {
          do: 'if',
          if: { cast: 'surged' },
          then: [
            {
              do: 'createToken',
              who: 'you',
              token: { colors: ['U'], types: ['creature'], subtypes: ['Octopus'], power: 8, toughness: 8 },
            },
          ],
        },
      ],
    },
  ],
});
