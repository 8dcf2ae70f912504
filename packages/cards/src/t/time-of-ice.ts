import { card } from '@ettin/schema';

export default card({
  name: 'Time of Ice',
  manaCost: '{3}{U}',
  types: ['enchantment'],
  subtypes: ['Saga'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [1, 2] },
      targets: [{ id: 'creature', what: { object: { types: ['creature'], controller: 'opponent' } } }],
      effects: [
        { do: 'tap', what: { target: 'creature' } },
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'doesntUntap' }],
          duration: 'whileYouControlSource',
        },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [3] },
      effects: [{ do: 'move', what: { each: { types: ['creature'], tapped: true } }, to: 'hand' }],
    },
  ],
  layout: 'saga',
});
