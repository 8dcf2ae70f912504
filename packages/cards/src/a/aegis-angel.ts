import { card } from '@ettin/schema';

export default card({
  name: 'Aegis Angel',
  manaCost: '{4}{W}{W}',
  types: ['creature'],
  subtypes: ['Angel'],
  power: 5,
  toughness: 5,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'permanent', what: { object: { other: true } } }],
      effects: [
        {
          do: 'apply',
          what: { target: 'permanent' },
          mods: [{ mod: 'gain', keywords: ['indestructible'] }],
          duration: 'whileYouControlSource',
        },
      ],
    },
  ],
});
