import { card } from '@ettin/schema';

export default card({
  name: 'Ravenous Rats',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Rat'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'player', what: { player: 'opponent' } }],
      effects: [{ do: 'discard', who: { target: 'player' }, amount: 1 }],
    },
  ],
});
