import { card } from '@ettin/schema';

export default card({
  name: 'Abyssal Persecutor',
  manaCost: '{2}{B}{B}',
  types: ['creature'],
  subtypes: ['Demon'],
  power: 6,
  toughness: 6,
  keywords: ['flying', 'trample'],
  abilities: [
    {
      kind: 'static',
      rules: [
        { rule: 'cantWinGame', who: 'you' },
        { rule: 'cantLoseGame', who: 'opponent' },
      ],
    },
  ],
});
