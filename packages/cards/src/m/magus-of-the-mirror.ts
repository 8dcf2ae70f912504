import { card } from '@ettin/schema';

export default card({
  name: 'Magus of the Mirror',
  manaCost: '{4}{B}{B}',
  types: ['creature'],
  subtypes: ['Human', 'Wizard'],
  power: 4,
  toughness: 2,
  abilities: [
    {
      kind: 'activated',
      cost: { tapSelf: true, sacrificeSelf: true },
      targets: [{ id: 'opponent', what: { player: 'opponent' } }],
      effects: [{ do: 'exchangeLife', between: ['you', { target: 'opponent' }] }],
      timing: 'yourUpkeep',
    },
  ],
});
