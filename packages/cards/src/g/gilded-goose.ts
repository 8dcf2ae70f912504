import { card } from '@ettin/schema';

export default card({
  name: 'Gilded Goose',
  manaCost: '{G}',
  types: ['creature'],
  subtypes: ['Bird'],
  power: 0,
  toughness: 2,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'createToken', who: 'you', token: 'food' }],
    },
    {
      kind: 'activated',
      cost: { mana: '{1}{G}', tapSelf: true },
      effects: [{ do: 'createToken', who: 'you', token: 'food' }],
    },
    {
      kind: 'activated',
      cost: { tapSelf: true, sacrifice: { what: { subtypes: ['Food'] } } },
      effects: [{ do: 'addMana', anyOneColor: 1 }],
    },
  ],
});
