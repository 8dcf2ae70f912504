import { card } from '@ettin/schema';

export default card({
  name: 'Rancor',
  manaCost: '{G}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
  abilities: [
    {
      kind: 'static',
      affects: 'attached',
      mods: [
        { mod: 'pt', power: 2, toughness: 0 },
        { mod: 'gain', keywords: ['trample'] },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'move', what: 'self', from: 'battlefield', to: 'graveyard' },
      effects: [{ do: 'move', what: 'self', to: 'hand' }],
    },
  ],
});
