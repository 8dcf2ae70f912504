import { card } from '@ettin/schema';

export default card({
  name: 'Stigma Lasher',
  manaCost: '{R}{R}',
  types: ['creature'],
  subtypes: ['Elemental', 'Shaman'],
  power: 2,
  toughness: 2,
  keywords: ['wither'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'damage', source: 'self', toPlayer: 'eachPlayer' },
      effects: [{ do: 'rule', rules: [{ rule: 'cantGainLife', who: 'thatPlayer' }], duration: 'permanent' }],
    },
  ],
});
