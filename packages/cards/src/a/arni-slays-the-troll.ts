import { card } from '@ettin/schema';

export default card({
  name: 'Arni Slays the Troll',
  manaCost: '{R}{G}',
  types: ['enchantment'],
  subtypes: ['Saga'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [1] },
      targets: [
        { id: 'yours', what: { object: { types: ['creature'], controller: 'you' } } },
        { id: 'theirs', what: { object: { types: ['creature'], controller: 'notYou' } }, min: 0, max: 1 },
      ],
      effects: [{ do: 'fight', a: { target: 'yours' }, b: { target: 'theirs' } }],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [2] },
      targets: [
        { id: 'creature', what: { object: { types: ['creature'], controller: 'you' } }, min: 0, max: 1 },
      ],
      effects: [
        { do: 'addMana', mana: '{R}' },
        { do: 'addCounters', what: { target: 'creature' }, kind: '+1/+1', count: 2 },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [3] },
      effects: [
        {
          do: 'gainLife',
          who: 'you',
          amount: { greatest: 'power', among: { types: ['creature'], controller: 'you' } },
        },
      ],
    },
  ],
  layout: 'saga',
});
