import { card } from '@ettin/schema';

export default card({
  name: 'Spear Spewer',
  manaCost: '{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Warrior'],
  power: 0,
  toughness: 2,
  keywords: ['defender'],
  abilities: [
    { kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'damage', to: 'eachPlayer', amount: 1 }] },
  ],
});
