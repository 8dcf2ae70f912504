import { card } from '@ettin/schema';

export default card({
  name: 'Oracle of Mul Daya',
  manaCost: '{3}{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Shaman'],
  power: 2,
  toughness: 2,
  abilities: [
    { kind: 'static', rules: [{ rule: 'extraLands', who: 'you', n: 1 }] },
    { kind: 'static', rules: [{ rule: 'revealTop', who: 'you' }] },
    {
      kind: 'static',
      rules: [{ rule: 'playFrom', who: 'you', zone: 'libraryTop', what: {}, landsOnly: true }],
    },
  ],
});
