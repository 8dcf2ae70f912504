import { card } from '@ettin/schema';

export default card({
  name: 'Whispersilk Cloak',
  manaCost: '{3}',
  types: ['artifact'],
  subtypes: ['Equipment'],
  keywords: [{ k: 'equip', cost: { mana: '{2}' } }],
  abilities: [
    {
      kind: 'static',
      affects: 'attached',
      mods: [{ mod: 'cantBeBlocked' }, { mod: 'gain', keywords: ['shroud'] }],
    },
  ],
});
