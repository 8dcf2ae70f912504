import { card } from '@ettin/schema';

export default card({
  name: 'Forest',
  supertypes: ['basic'],
  types: ['land'],
  subtypes: ['Forest'],
  anyNumber: true,
});
