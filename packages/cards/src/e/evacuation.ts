import { card } from '@ettin/schema';

export default card({
  name: 'Evacuation',
  manaCost: '{3}{U}{U}',
  types: ['instant'],
  abilities: [
    { kind: 'spell', effects: [{ do: 'move', what: { each: { types: ['creature'] } }, to: 'hand' }] },
  ],
});
