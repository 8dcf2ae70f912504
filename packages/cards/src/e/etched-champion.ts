import { card } from '@ettin/schema';

export default card({
  name: 'Etched Champion',
  manaCost: '{3}',
  types: ['artifact', 'creature'],
  subtypes: ['Soldier'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'static',
      if: { compare: [{ count: { types: ['artifact'], controller: 'you' } }, '>=', 3] },
      mods: [{ mod: 'gain', keywords: [{ k: 'protection', from: { colors: ['W', 'U', 'B', 'R', 'G'] } }] }],
    },
  ],
});
