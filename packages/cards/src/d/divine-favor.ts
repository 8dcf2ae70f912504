import { card } from '@ettin/schema';

export default card({
  name: 'Divine Favor',
  manaCost: '{1}{W}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'gainLife', who: 'you', amount: 3 }],
    },
    { kind: 'static', affects: 'attached', mods: [{ mod: 'pt', power: 1, toughness: 3 }] },
  ],
});
