import { card } from '@ettin/schema';

export default card({
  name: 'The First Eruption',
  manaCost: '{2}{R}',
  types: ['enchantment'],
  subtypes: ['Saga'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [1] },
      effects: [{ do: 'damage', to: { each: { types: ['creature'], notKeyword: 'flying' } }, amount: 1 }],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [2] },
      effects: [{ do: 'addMana', mana: '{R}{R}' }],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [3] },
      effects: [
        { do: 'sacrifice', who: 'you', what: { subtypes: ['Mountain'] }, count: 1, as: 'mountain' },
        {
          do: 'if',
          if: { did: 'mountain' },
          then: [{ do: 'damage', to: { each: { types: ['creature'] } }, amount: 3 }],
        },
      ],
    },
  ],
  layout: 'saga',
});
