import { card } from '@ettin/schema';

export default card({
  name: 'Mountain',
  supertypes: ['basic'],
  types: ['land'],
  subtypes: ['Mountain'],
  anyNumber: true,
});
