import { card } from '@ettin/schema';

export default card({
  name: 'Plains',
  supertypes: ['basic'],
  types: ['land'],
  subtypes: ['Plains'],
  anyNumber: true,
});
