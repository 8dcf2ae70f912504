import { card } from '@ettin/schema';

export default card({
  name: 'Borderland Ranger',
  manaCost: '{2}{G}',
  types: ['creature'],
  subtypes: ['Human', 'Scout', 'Ranger'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        {
          do: 'may',
          effects: [
            {
              do: 'search',
              who: 'you',
              filter: { types: ['land'], supertypes: ['basic'] },
              max: 1,
              to: 'hand',
              reveal: true,
            },
            { do: 'shuffle', who: 'you' },
          ],
        },
      ],
    },
  ],
});
