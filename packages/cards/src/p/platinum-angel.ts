import { card } from '@ettin/schema';

export default card({
  name: 'Platinum Angel',
  manaCost: '{7}',
  types: ['artifact', 'creature'],
  subtypes: ['Angel'],
  power: 4,
  toughness: 4,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'static',
      rules: [
        { rule: 'cantLoseGame', who: 'you' },
        { rule: 'cantWinGame', who: 'opponent' },
      ],
    },
  ],
});
