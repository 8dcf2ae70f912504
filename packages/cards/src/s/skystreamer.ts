import { card } from '@ettin/schema';

export default card({
  name: 'Skystreamer',
  manaCost: '{4}{W}',
  types: ['creature'],
  subtypes: ['Griffin'],
  power: 3,
  toughness: 2,
  keywords: ['assist', 'flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [{ do: 'gainLife', who: { target: 'player' }, amount: 4 }],
    },
  ],
});
