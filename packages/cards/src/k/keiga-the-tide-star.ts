import { card } from '@ettin/schema';

export default card({
  name: 'Keiga, the Tide Star',
  manaCost: '{5}{U}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Dragon', 'Spirit'],
  power: 5,
  toughness: 5,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'dies', what: 'self' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'gainControl', what: { target: 'creature' }, duration: 'permanent' }],
    },
  ],
});
