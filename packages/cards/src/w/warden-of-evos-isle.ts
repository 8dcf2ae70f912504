import { card } from '@ettin/schema';

export default card({
  name: 'Warden of Evos Isle',
  manaCost: '{2}{U}',
  types: ['creature'],
  subtypes: ['Bird', 'Wizard'],
  power: 2,
  toughness: 2,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'static',
      rules: [
        { rule: 'costChange', who: 'you', what: { types: ['creature'], keyword: 'flying' }, generic: -1 },
      ],
    },
  ],
});
