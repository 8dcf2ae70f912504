import { card } from '@ettin/schema';

export default card({
  name: 'Banisher Priest',
  manaCost: '{1}{W}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Cleric'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'], controller: 'opponent' } } }],
      effects: [{ do: 'exile', what: { target: 'creature' }, until: 'selfLeaves' }],
    },
  ],
});
