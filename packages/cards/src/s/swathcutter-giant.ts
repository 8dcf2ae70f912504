import { card } from '@ettin/schema';

export default card({
  name: 'Swathcutter Giant',
  manaCost: '{4}{R}{W}',
  types: ['creature'],
  subtypes: ['Giant', 'Soldier'],
  power: 5,
  toughness: 5,
  keywords: ['vigilance'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      effects: [
        { do: 'damage', to: { each: { types: ['creature'], controller: 'defendingPlayer' } }, amount: 1 },
      ],
    },
  ],
});
