import { card } from '@ettin/schema';

export default card({
  name: 'Brutal Cathar',
  manaCost: '{2}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Soldier', 'Werewolf'],
  power: 2,
  toughness: 2,
  keywords: ['daybound'],
  abilities: [
    {
      kind: 'triggered',
      when: [
        { on: 'enters', what: 'self' },
        { on: 'transforms', what: 'self' },
      ],
      targets: [{ id: 'creature', what: { object: { types: ['creature'], controller: 'opponent' } } }],
      effects: [{ do: 'exile', what: { target: 'creature' }, until: 'selfLeaves' }],
    },
  ],
  layout: 'transform',
  other: {
    name: 'Moonrage Brute',
    colors: ['R'],
    types: ['creature'],
    subtypes: ['Werewolf'],
    power: 3,
    toughness: 3,
    keywords: ['firstStrike', { k: 'ward', cost: { payLife: 3 } }, 'nightbound'],
  },
});
