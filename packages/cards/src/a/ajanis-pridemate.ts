import { card } from '@ettin/schema';

export default card({
  name: "Ajani's Pridemate",
  manaCost: '{1}{W}',
  types: ['creature'],
  subtypes: ['Cat', 'Soldier'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'gainLife', who: 'you' },
      effects: [{ do: 'addCounters', what: 'self', kind: '+1/+1', count: 1 }],
    },
  ],
});
