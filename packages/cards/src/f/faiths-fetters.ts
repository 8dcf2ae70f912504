import { card } from '@ettin/schema';

export default card({
  name: "Faith's Fetters",
  manaCost: '{3}{W}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: {} } }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'gainLife', who: 'you', amount: 4 }],
    },
    {
      kind: 'static',
      affects: 'attached',
      mods: [{ mod: 'cantAttack' }, { mod: 'cantBlock' }, { mod: 'cantActivate', unlessMana: true }],
    },
  ],
});
