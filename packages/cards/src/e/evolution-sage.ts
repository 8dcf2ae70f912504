import { card } from '@ettin/schema';

export default card({
  name: 'Evolution Sage',
  manaCost: '{2}{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Druid'],
  power: 3,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: { types: ['land'], controller: 'you' } },
      effects: [{ do: 'proliferate' }],
    },
  ],
});
