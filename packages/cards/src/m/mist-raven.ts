import { card } from '@ettin/schema';

export default card({
  name: 'Mist Raven',
  manaCost: '{2}{U}{U}',
  types: ['creature'],
  subtypes: ['Bird'],
  power: 2,
  toughness: 2,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'move', what: { target: 'creature' }, to: 'hand' }],
    },
  ],
});
