import { card } from '@ettin/schema';

export default card({
  name: 'Herald of Eternal Dawn',
  manaCost: '{4}{W}{W}{W}',
  types: ['creature'],
  subtypes: ['Angel'],
  power: 6,
  toughness: 6,
  keywords: ['flash', 'flying'],
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
