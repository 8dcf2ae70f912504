import { card } from '@ettin/schema';

export default card({
  name: 'Thornscape Battlemage',
  manaCost: '{2}{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Wizard'],
  power: 2,
  toughness: 2,
  keywords: [{ k: 'kicker', costs: [{ mana: '{R}' }, { mana: '{W}' }] }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      if: { kickedWith: 0 },
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 2 }],
    },
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      if: { kickedWith: 1 },
      targets: [{ id: 'artifact', what: { object: { types: ['artifact'] } } }],
      effects: [{ do: 'destroy', what: { target: 'artifact' } }],
    },
  ],
});
