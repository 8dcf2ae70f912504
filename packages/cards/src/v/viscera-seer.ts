import { card } from '@ettin/schema';

export default card({
  name: 'Viscera Seer',
  manaCost: '{B}',
  types: ['creature'],
  subtypes: ['Vampire', 'Wizard'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'activated',
      cost: { sacrifice: { what: { types: ['creature'] } } },
      effects: [{ do: 'scry', who: 'you', amount: 1 }],
    },
  ],
});
