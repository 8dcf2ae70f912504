import { card } from '@ettin/schema';

export default card({
  name: 'Hengegate Pathway',
  types: ['land'],
  abilities: [{ kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{W}' }] }],
  layout: 'modalDoubleFaced',
  other: {
    name: 'Mistgate Pathway',
    types: ['land'],
    abilities: [{ kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{U}' }] }],
  },
});
