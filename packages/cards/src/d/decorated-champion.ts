import { card } from '@ettin/schema';

export default card({
  name: 'Decorated Champion',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Warrior'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: { subtypes: ['Warrior'], controller: 'team', other: true } },
      effects: [{ do: 'addCounters', what: 'self', kind: '+1/+1', count: 1 }],
    },
  ],
});
