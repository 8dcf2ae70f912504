import { card } from '@ettin/schema';

export default card({
  name: 'Emmara, Soul of the Accord',
  manaCost: '{G}{W}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Elf', 'Cleric'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'tap', what: 'self' },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: {
            colors: ['W'],
            types: ['creature'],
            subtypes: ['Soldier'],
            power: 1,
            toughness: 1,
            keywords: ['lifelink'],
          },
        },
      ],
    },
  ],
});
