import { card } from '@ettin/schema';

export default card({
  name: 'Lotus Cobra',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Snake'],
  power: 2,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: { types: ['land'], controller: 'you' } },
      effects: [{ do: 'addMana', anyOneColor: 1 }],
    },
  ],
});
