import { card } from '@ettin/schema';

export default card({
  name: 'Mystic Forge',
  manaCost: '{4}',
  types: ['artifact'],
  abilities: [
    { kind: 'static', rules: [{ rule: 'revealTop', who: 'you', toYouOnly: true }] },
    {
      kind: 'static',
      rules: [
        {
          rule: 'playFrom',
          who: 'you',
          zone: 'libraryTop',
          what: { notTypes: ['land'], anyOf: [{ types: ['artifact'] }, { colorless: true }] },
        },
      ],
    },
    {
      kind: 'activated',
      cost: { tapSelf: true, payLife: 1 },
      effects: [{ do: 'exileTop', whose: 'you', amount: 1 }],
    },
  ],
});
