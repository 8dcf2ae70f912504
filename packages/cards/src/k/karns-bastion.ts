import { card } from '@ettin/schema';

export default card({
  name: "Karn's Bastion",
  types: ['land'],
  abilities: [
    { kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{C}' }] },
    { kind: 'activated', cost: { mana: '{4}', tapSelf: true }, effects: [{ do: 'proliferate' }] },
  ],
});
