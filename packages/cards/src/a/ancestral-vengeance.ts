import { card } from '@ettin/schema';

export default card({
  name: 'Ancestral Vengeance',
  manaCost: '{B}{B}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'], controller: 'you' } } }],
      effects: [{ do: 'addCounters', what: { target: 'creature' }, kind: '+1/+1', count: 1 }],
    },
    { kind: 'static', affects: 'attached', mods: [{ mod: 'pt', power: -1, toughness: -1 }] },
  ],
});
