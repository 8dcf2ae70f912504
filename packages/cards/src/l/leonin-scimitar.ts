import { card } from '@ettin/schema';

export default card({
  name: 'Leonin Scimitar',
  manaCost: '{1}',
  types: ['artifact'],
  subtypes: ['Equipment'],
  keywords: [{ k: 'equip', cost: { mana: '{1}' } }],
  abilities: [{ kind: 'static', affects: 'attached', mods: [{ mod: 'pt', power: 1, toughness: 1 }] }],
});
