import { card } from '@ettin/schema';

export default card({
  name: 'Goblin Matron',
  manaCost: '{2}{R}',
  types: ['creature'],
  subtypes: ['Goblin'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        {
          do: 'may',
          effects: [
            { do: 'search', who: 'you', filter: { subtypes: ['Goblin'] }, max: 1, to: 'hand', reveal: true },
            { do: 'shuffle', who: 'you' },
          ],
        },
      ],
    },
  ],
});
