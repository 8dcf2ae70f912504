import { card } from '@ettin/schema';

export default card({
  name: 'Blind Obedience',
  manaCost: '{1}{W}',
  types: ['enchantment'],
  keywords: ['extort'],
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'enters', what: { types: ['artifact', 'creature'], controller: 'opponent' } },
      with: [{ entersTapped: true }],
    },
  ],
});
