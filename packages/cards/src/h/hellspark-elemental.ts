import { card } from '@ettin/schema';

export default card({
  name: 'Hellspark Elemental',
  manaCost: '{1}{R}',
  types: ['creature'],
  subtypes: ['Elemental'],
  power: 3,
  toughness: 1,
  keywords: ['trample', 'haste', { k: 'unearth', cost: { mana: '{1}{R}' } }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'end', whose: 'each' },
      effects: [{ do: 'sacrificeObject', what: 'self' }],
    },
  ],
});
