import { card } from '@ettin/schema';

export default card({
  name: 'Play of the Game',
  manaCost: '{6}{W}{W}',
  types: ['sorcery'],
  keywords: ['assist'],
  abilities: [{ kind: 'spell', effects: [{ do: 'exile', what: { each: { notTypes: ['land'] } } }] }],
});
