import { card } from '@ettin/schema';

export default card({
  name: 'Voice of All',
  manaCost: '{2}{W}{W}',
  types: ['creature'],
  subtypes: ['Angel'],
  power: 2,
  toughness: 2,
  keywords: ['flying', { k: 'protection', from: 'chosenColor' }],
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'enters', what: 'self' },
      with: [{ asEnters: [{ do: 'chooseColor', remember: true }] }],
    },
  ],
});
