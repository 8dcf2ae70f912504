import { card } from '@ettin/schema';

export default card({
  name: 'Darksteel Colossus',
  manaCost: '{11}',
  types: ['artifact', 'creature'],
  subtypes: ['Golem'],
  power: 11,
  toughness: 11,
  keywords: ['trample', 'indestructible'],
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'move', what: 'self', to: 'graveyard' },
      with: [{ reveal: true }, { toZone: 'library', position: 'shuffled' }],
    },
  ],
});
