import { card } from '@ettin/schema';

export default card({
  name: 'Viridian Corrupter',
  manaCost: '{1}{G}{G}',
  types: ['creature'],
  subtypes: ['Phyrexian', 'Elf', 'Shaman'],
  power: 2,
  toughness: 2,
  keywords: ['infect'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'artifact', what: { object: { types: ['artifact'] } } }],
      effects: [{ do: 'destroy', what: { target: 'artifact' } }],
    },
  ],
});
