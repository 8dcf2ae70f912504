import { card } from '@ettin/schema';

export default card({
  name: 'Aethersnipe',
  manaCost: '{5}{U}',
  types: ['creature'],
  subtypes: ['Elemental'],
  power: 4,
  toughness: 4,
  keywords: [{ k: 'evoke', cost: { mana: '{1}{U}{U}' } }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'permanent', what: { object: { notTypes: ['land'] } } }],
      effects: [{ do: 'move', what: { target: 'permanent' }, to: 'hand' }],
    },
  ],
});
