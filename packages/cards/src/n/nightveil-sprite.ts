import { card } from '@ettin/schema';

export default card({
  name: 'Nightveil Sprite',
  manaCost: '{1}{U}',
  types: ['creature'],
  subtypes: ['Faerie', 'Rogue'],
  power: 1,
  toughness: 2,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      effects: [{ do: 'surveil', who: 'you', amount: 1 }],
    },
  ],
});
