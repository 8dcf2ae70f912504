import { card } from '@ettin/schema';

export default card({
  name: 'Goblin Grenade',
  manaCost: '{R}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 5 }],
    },
  ],
  additionalCost: { sacrifice: { what: { subtypes: ['Goblin'] } } },
});
