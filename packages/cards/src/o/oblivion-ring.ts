import { card } from '@ettin/schema';

export default card({
  name: 'Oblivion Ring',
  manaCost: '{2}{W}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'permanent', what: { object: { notTypes: ['land'], other: true } } }],
      effects: [{ do: 'exile', what: { target: 'permanent' }, remember: true }],
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
