import { card } from '@ettin/schema';

export default card({
  name: 'Bituminous Blast',
  manaCost: '{3}{B}{R}',
  types: ['instant'],
  keywords: ['cascade'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'damage', to: { target: 'creature' }, amount: 4 }],
    },
  ],
});
