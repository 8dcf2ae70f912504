import { card } from '@ettin/schema';

export default card({
  name: 'Angel of Vitality',
  manaCost: '{2}{W}',
  types: ['creature'],
  subtypes: ['Angel'],
  power: 2,
  toughness: 2,
  keywords: ['flying'],
  abilities: [
    { kind: 'replacement', replaces: { event: 'gainLife', who: 'you' }, with: [{ plus: 1 }] },
    {
      kind: 'static',
      if: { compare: [{ lifeOf: 'you' }, '>=', 25] },
      mods: [{ mod: 'pt', power: 2, toughness: 2 }],
    },
  ],
});
