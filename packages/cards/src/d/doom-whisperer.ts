import { card } from '@ettin/schema';

export default card({
  name: 'Doom Whisperer',
  manaCost: '{3}{B}{B}',
  types: ['creature'],
  subtypes: ['Nightmare', 'Demon'],
  power: 6,
  toughness: 6,
  keywords: ['flying', 'trample'],
  abilities: [
    { kind: 'activated', cost: { payLife: 2 }, effects: [{ do: 'surveil', who: 'you', amount: 2 }] },
  ],
});
