import { card } from '@ettin/schema';

export default card({
  name: 'Day of Judgment',
  manaCost: '{2}{W}{W}',
  types: ['sorcery'],
  abilities: [{ kind: 'spell', effects: [{ do: 'destroy', what: { each: { types: ['creature'] } } }] }],
});
