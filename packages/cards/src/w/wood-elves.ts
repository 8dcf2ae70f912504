import { card } from '@ettin/schema';

export default card({
  name: 'Wood Elves',
  manaCost: '{2}{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Scout'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        { do: 'search', who: 'you', filter: { subtypes: ['Forest'] }, max: 1, to: 'battlefield' },
        { do: 'shuffle', who: 'you' },
      ],
    },
  ],
});
