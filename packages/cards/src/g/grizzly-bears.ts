import { card } from '@ettin/schema';

export default card({
  name: 'Grizzly Bears',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Bear'],
  power: 2,
  toughness: 2,
});
