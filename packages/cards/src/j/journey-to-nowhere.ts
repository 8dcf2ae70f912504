import { card } from '@ettin/schema';

export default card({
  name: 'Journey to Nowhere',
  manaCost: '{1}{W}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'exile', what: { target: 'creature' }, remember: true }],
    },
    {
      kind: 'triggered',
      when: { on: 'leaves', what: 'self' },
      effects: [
        { do: 'move', what: 'exiledWithSelf', to: 'battlefield', under: { ownerOf: 'exiledWithSelf' } },
      ],
    },
  ],
});
