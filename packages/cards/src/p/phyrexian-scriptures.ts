import { card } from '@ettin/schema';

export default card({
  name: 'Phyrexian Scriptures',
  manaCost: '{2}{B}{B}',
  types: ['enchantment'],
  subtypes: ['Saga'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [1] },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } }, min: 0, max: 1 }],
      effects: [
        { do: 'addCounters', what: { target: 'creature' }, kind: '+1/+1', count: 1 },
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'addTypes', types: ['artifact'] }],
          duration: 'permanent',
        },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [2] },
      effects: [{ do: 'destroy', what: { each: { types: ['creature'], notTypes: ['artifact'] } } }],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [3] },
      effects: [{ do: 'exile', what: { each: { zone: 'graveyard', owner: 'opponent' } } }],
    },
  ],
  layout: 'saga',
});
