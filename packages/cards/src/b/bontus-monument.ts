import { card } from '@ettin/schema';

export default card({
  name: "Bontu's Monument",
  manaCost: '{3}',
  supertypes: ['legendary'],
  types: ['artifact'],
  abilities: [
    {
      kind: 'static',
      rules: [{ rule: 'costChange', who: 'you', what: { types: ['creature'], colors: ['B'] }, generic: -1 }],
    },
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'you', what: { types: ['creature'] } },
      effects: [
        { do: 'loseLife', who: 'opponents', amount: 1 },
        { do: 'gainLife', who: 'you', amount: 1 },
      ],
    },
  ],
});
