import { card } from '@ettin/schema';

export default card({
  name: 'Sphinx of Enlightenment',
  manaCost: '{4}{U}{U}',
  types: ['creature'],
  subtypes: ['Sphinx'],
  power: 5,
  toughness: 5,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'opponent', what: { player: 'opponent' } }],
      effects: [
        { do: 'draw', who: { target: 'opponent' }, amount: 1 },
        { do: 'draw', who: 'you', amount: 3 },
      ],
    },
  ],
});
