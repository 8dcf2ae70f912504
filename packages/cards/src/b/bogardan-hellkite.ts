import { card } from '@ettin/schema';

export default card({
  name: 'Bogardan Hellkite',
  manaCost: '{6}{R}{R}',
  types: ['creature'],
  subtypes: ['Dragon'],
  power: 5,
  toughness: 5,
  keywords: ['flash', 'flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'any', what: { any: true }, min: 0, max: 5, divide: 5 }],
      effects: [{ do: 'damageDivided', targets: 'any' }],
    },
  ],
});
