import { card } from '@ettin/schema';

export default card({
  name: 'Cast Out',
  manaCost: '{3}{W}',
  types: ['enchantment'],
  keywords: ['flash', { k: 'cycling', cost: { mana: '{W}' } }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'permanent', what: { object: { notTypes: ['land'], controller: 'opponent' } } }],
      effects: [{ do: 'exile', what: { target: 'permanent' }, until: 'selfLeaves' }],
    },
  ],
});
