import { card } from '@ettin/schema';

export default card({
  name: 'Soulblade Renewer',
  manaCost: '{4}{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Warrior'],
  power: 2,
  toughness: 2,
  keywords: [{ k: 'partnerWith', name: 'Soulblade Corrupter' }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'supported', what: { object: { types: ['creature'], other: true } }, min: 0, max: 2 }],
      effects: [{ do: 'addCounters', what: { target: 'supported' }, kind: '+1/+1', count: 1 }],
    },
  ],
});
