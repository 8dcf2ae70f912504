import { card } from '@ettin/schema';

export default card({
  name: 'Transcendence',
  manaCost: '{3}{W}{W}{W}',
  types: ['enchantment'],
  abilities: [
    { kind: 'static', rules: [{ rule: 'noLossForLife', who: 'you' }] },
    {
      kind: 'triggered',
      when: { on: 'state', condition: { compare: [{ lifeOf: 'you' }, '>=', 20] } },
      effects: [{ do: 'loseGame', who: 'you' }],
    },
    {
      kind: 'triggered',
      when: { on: 'loseLife', who: 'you' },
      effects: [{ do: 'gainLife', who: 'you', amount: { times: [2, 'thatMuch'] } }],
    },
  ],
});
