import { card } from '@ettin/schema';

export default card({
  name: "Devil's Play",
  manaCost: '{X}{R}',
  types: ['sorcery'],
  keywords: [{ k: 'flashback', cost: { mana: '{X}{R}{R}{R}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 'X' }],
    },
  ],
});
