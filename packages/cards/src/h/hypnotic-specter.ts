import { card } from '@ettin/schema';

export default card({
  name: 'Hypnotic Specter',
  manaCost: '{1}{B}{B}',
  types: ['creature'],
  subtypes: ['Specter'],
  power: 2,
  toughness: 2,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'damage', source: 'self', toPlayer: 'opponent' },
      effects: [{ do: 'discard', who: 'thatPlayer', amount: 1, random: true }],
    },
  ],
});
