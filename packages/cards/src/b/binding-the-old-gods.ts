import { card } from '@ettin/schema';

export default card({
  name: 'Binding the Old Gods',
  manaCost: '{2}{B}{G}',
  types: ['enchantment'],
  subtypes: ['Saga'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [1] },
      targets: [{ id: 'permanent', what: { object: { notTypes: ['land'], controller: 'opponent' } } }],
      effects: [{ do: 'destroy', what: { target: 'permanent' } }],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [2] },
      effects: [
        {
          do: 'search',
          who: 'you',
          filter: { subtypes: ['Forest'] },
          max: 1,
          to: 'battlefield',
          tapped: true,
        },
        { do: 'shuffle', who: 'you' },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [3] },
      effects: [
        {
          do: 'apply',
          what: { each: { types: ['creature'], controller: 'you' } },
          mods: [{ mod: 'gain', keywords: ['deathtouch'] }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
  layout: 'saga',
});
