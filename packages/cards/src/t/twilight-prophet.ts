import { card } from '@ettin/schema';

export default card({
  name: 'Twilight Prophet',
  manaCost: '{2}{B}{B}',
  types: ['creature'],
  subtypes: ['Vampire', 'Cleric'],
  power: 2,
  toughness: 4,
  keywords: ['flying', 'ascend'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'you' },
      if: { cityBlessing: 'you' },
      effects: [
        { do: 'revealTop', whose: 'you', amount: 1, as: 'card' },
        { do: 'move', what: { bound: 'card' }, to: 'hand' },
        { do: 'loseLife', who: 'opponents', amount: { manaValueOf: { bound: 'card' } } },
        { do: 'gainLife', who: 'you', amount: { manaValueOf: { bound: 'card' } } },
      ],
    },
  ],
});
