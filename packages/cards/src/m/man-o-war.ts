import { card } from '@ettin/schema';

export default card({
  name: "Man-o'-War",
  manaCost: '{2}{U}',
  types: ['creature'],
  subtypes: ['Jellyfish'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'move', what: { target: 'creature' }, to: 'hand' }],
    },
  ],
});
