import { card } from '@ettin/schema';

export default card({
  name: 'Lazotep Reaver',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Zombie', 'Beast'],
  power: 1,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'amass', subtype: 'Zombie', amount: 1 }],
    },
  ],
});
