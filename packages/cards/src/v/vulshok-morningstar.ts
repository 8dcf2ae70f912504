import { card } from '@ettin/schema';

export default card({
  name: 'Vulshok Morningstar',
  manaCost: '{2}',
  types: ['artifact'],
  subtypes: ['Equipment'],
  keywords: [{ k: 'equip', cost: { mana: '{2}' } }],
  abilities: [{ kind: 'static', affects: 'attached', mods: [{ mod: 'pt', power: 2, toughness: 2 }] }],
});
