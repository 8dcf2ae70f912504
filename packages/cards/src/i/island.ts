import { card } from '@ettin/schema';

export default card({
  name: 'Island',
  supertypes: ['basic'],
  types: ['land'],
  subtypes: ['Island'],
  anyNumber: true,
});
