import { card } from '@ettin/schema';

export default card({
  name: 'Pyroclasm',
  manaCost: '{1}{R}',
  types: ['sorcery'],
  abilities: [
    { kind: 'spell', effects: [{ do: 'damage', to: { each: { types: ['creature'] } }, amount: 2 }] },
  ],
});
