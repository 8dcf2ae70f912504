import { card } from '@ettin/schema';

export default card({
  name: "Smuggler's Copter",
  manaCost: '{2}',
  types: ['artifact'],
  subtypes: ['Vehicle'],
  power: 3,
  toughness: 3,
  keywords: ['flying', { k: 'crew', n: 1 }],
  abilities: [
    {
      kind: 'triggered',
      when: [
        { on: 'attacks', what: 'self' },
        { on: 'blocks', what: 'self' },
      ],
      effects: [
        {
          do: 'may',
          effects: [
            { do: 'draw', who: 'you', amount: 1 },
            { do: 'discard', who: 'you', amount: 1 },
          ],
        },
      ],
    },
  ],
});
