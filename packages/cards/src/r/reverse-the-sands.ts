import { card } from '@ettin/schema';

export default card({
  name: 'Reverse the Sands',
  manaCost: '{6}{W}{W}',
  types: ['sorcery'],
  abilities: [{ kind: 'spell', effects: [{ do: 'redistributeLife', among: 'eachPlayer' }] }],
});
