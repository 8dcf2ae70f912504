import { card } from '@ettin/schema';

export default card({
  name: 'Thrasher Brute',
  manaCost: '{3}{B}',
  types: ['creature'],
  subtypes: ['Orc', 'Warrior'],
  power: 4,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      when: [
        { on: 'enters', what: 'self' },
        { on: 'enters', what: { subtypes: ['Warrior'], controller: 'team', other: true } },
      ],
      targets: [{ id: 'opponent', what: { player: 'opponent' } }],
      effects: [
        { do: 'loseLife', who: { target: 'opponent' }, amount: 1 },
        { do: 'gainLife', who: 'you', amount: 1 },
      ],
    },
  ],
});
