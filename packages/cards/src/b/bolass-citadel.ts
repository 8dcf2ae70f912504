import { card } from '@ettin/schema';

export default card({
  name: "Bolas's Citadel",
  manaCost: '{3}{B}{B}{B}',
  supertypes: ['legendary'],
  types: ['artifact'],
  abilities: [
    { kind: 'static', rules: [{ rule: 'revealTop', who: 'you', toYouOnly: true }] },
    {
      kind: 'static',
      rules: [{ rule: 'playFrom', who: 'you', zone: 'libraryTop', what: {}, payLifeInstead: true }],
    },
    {
      kind: 'activated',
      cost: { tapSelf: true, sacrifice: { what: { notTypes: ['land'] }, count: 10 } },
      effects: [{ do: 'loseLife', who: 'opponents', amount: 10 }],
    },
  ],
});
