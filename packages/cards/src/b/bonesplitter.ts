import { card } from '@ettin/schema';

export default card({
  name: 'Bonesplitter',
  manaCost: '{1}',
  types: ['artifact'],
  subtypes: ['Equipment'],
  keywords: [{ k: 'equip', cost: { mana: '{1}' } }],
  abilities: [{ kind: 'static', affects: 'attached', mods: [{ mod: 'pt', power: 2, toughness: 0 }] }],
});
