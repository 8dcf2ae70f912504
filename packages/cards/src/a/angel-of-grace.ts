import { card } from '@ettin/schema';

export default card({
  name: 'Angel of Grace',
  manaCost: '{3}{W}{W}',
  types: ['creature'],
  subtypes: ['Angel'],
  power: 5,
  toughness: 4,
  keywords: ['flash', 'flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'rule', rules: [{ rule: 'damageFloor', who: 'you', n: 1 }], duration: 'endOfTurn' }],
    },
    {
      kind: 'activated',
      cost: { mana: '{4}{W}{W}', exileSelf: true },
      effects: [{ do: 'setLife', who: 'you', to: 10 }],
      from: 'graveyard',
    },
  ],
});
