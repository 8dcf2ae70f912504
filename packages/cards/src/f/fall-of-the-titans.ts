import { card } from '@ettin/schema';

export default card({
  name: 'Fall of the Titans',
  manaCost: '{X}{X}{R}',
  types: ['instant'],
  keywords: [{ k: 'surge', cost: { mana: '{X}{R}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'any', what: { any: true }, min: 0, max: 2 }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 'X' }],
    },
  ],
});
