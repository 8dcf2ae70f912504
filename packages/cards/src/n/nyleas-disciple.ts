import { card } from '@ettin/schema';

export default card({
  name: "Nylea's Disciple",
  manaCost: '{2}{G}{G}',
  types: ['creature'],
  subtypes: ['Centaur', 'Archer'],
  power: 3,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'gainLife', who: 'you', amount: { devotion: ['G'], of: 'you' } }],
    },
  ],
});
