import { card } from '@ettin/schema';

export default card({
  name: 'Aurora Champion',
  manaCost: '{2}{W}',
  types: ['creature'],
  subtypes: ['Elf', 'Warrior'],
  power: 3,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      if: { exists: { subtypes: ['Warrior'], controller: 'team', other: true } },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'tap', what: { target: 'creature' } }],
    },
  ],
});
