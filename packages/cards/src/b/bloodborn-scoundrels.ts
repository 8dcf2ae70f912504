import { card } from '@ettin/schema';

export default card({
  name: 'Bloodborn Scoundrels',
  manaCost: '{5}{B}',
  types: ['creature'],
  subtypes: ['Vampire', 'Rogue'],
  power: 4,
  toughness: 4,
  keywords: ['assist'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'opponent', what: { player: 'opponent' } }],
      effects: [
        { do: 'loseLife', who: { target: 'opponent' }, amount: 2 },
        { do: 'gainLife', who: 'you', amount: 2 },
      ],
    },
  ],
});
