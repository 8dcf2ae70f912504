import { card } from '@ettin/schema';

export default card({
  name: 'Arbiter of Knollridge',
  manaCost: '{6}{W}',
  types: ['creature'],
  subtypes: ['Giant', 'Wizard'],
  power: 5,
  toughness: 5,
  keywords: ['vigilance'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        { do: 'setLife', who: 'eachPlayer', to: { most: { lifeOf: 'thatPlayer' }, among: 'eachPlayer' } },
      ],
    },
  ],
});
