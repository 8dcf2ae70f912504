import { card } from '@ettin/schema';

export default card({
  name: 'Trelasarra, Moon Dancer',
  manaCost: '{G}{W}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Elf', 'Cleric'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'gainLife', who: 'you' },
      effects: [
        { do: 'addCounters', what: 'self', kind: '+1/+1', count: 1 },
        { do: 'scry', who: 'you', amount: 1 },
      ],
    },
  ],
});
