import { card } from '@ettin/schema';

export default card({
  name: 'Blood Artist',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Vampire'],
  power: 0,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'dies', what: { anyOf: [{ self: true }, { types: ['creature'] }] } },
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [
        { do: 'loseLife', who: { target: 'player' }, amount: 1 },
        { do: 'gainLife', who: 'you', amount: 1 },
      ],
    },
  ],
});
