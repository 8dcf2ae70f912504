import { card } from '@ettin/schema';

export default card({
  name: 'Putrefax',
  manaCost: '{3}{G}{G}',
  types: ['creature'],
  subtypes: ['Phyrexian', 'Horror'],
  power: 5,
  toughness: 3,
  keywords: ['trample', 'haste', 'infect'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'end', whose: 'each' },
      effects: [{ do: 'sacrificeObject', what: 'self' }],
    },
  ],
});
