import { card } from '@ettin/schema';

export default card({
  name: 'Courser of Kruphix',
  manaCost: '{1}{G}{G}',
  types: ['enchantment', 'creature'],
  subtypes: ['Centaur'],
  power: 2,
  toughness: 4,
  abilities: [
    { kind: 'static', rules: [{ rule: 'revealTop', who: 'you' }] },
    {
      kind: 'static',
      rules: [{ rule: 'playFrom', who: 'you', zone: 'libraryTop', what: {}, landsOnly: true }],
    },
    {
      kind: 'triggered',
      when: { on: 'enters', what: { types: ['land'], controller: 'you' } },
      effects: [{ do: 'gainLife', who: 'you', amount: 1 }],
    },
  ],
});
