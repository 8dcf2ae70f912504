import { card } from '@ettin/schema';

export default card({
  name: 'Ruthless Knave',
  manaCost: '{2}{B}',
  types: ['creature'],
  subtypes: ['Orc', 'Pirate'],
  power: 3,
  toughness: 2,
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{2}{B}', sacrifice: { what: { types: ['creature'] } } },
      effects: [{ do: 'createToken', who: 'you', token: 'treasure', count: 2 }],
    },
    {
      kind: 'activated',
      cost: { sacrifice: { what: { subtypes: ['Treasure'] }, count: 3 } },
      effects: [{ do: 'draw', who: 'you', amount: 1 }],
    },
  ],
});
