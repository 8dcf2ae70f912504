import { card } from '@ettin/schema';

export default card({
  name: 'Elvish Visionary',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Shaman'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'draw', who: 'you', amount: 1 }],
    },
  ],
});
