import { card } from '@ettin/schema';

export default card({
  name: 'Swamp',
  supertypes: ['basic'],
  types: ['land'],
  subtypes: ['Swamp'],
  anyNumber: true,
});
