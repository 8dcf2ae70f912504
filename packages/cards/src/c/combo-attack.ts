import { card } from '@ettin/schema';

export default card({
  name: 'Combo Attack',
  manaCost: '{2}{G}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [
        { id: 'attackers', what: { object: { types: ['creature'], controller: 'team' } }, min: 2, max: 2 },
        { id: 'victim', what: { object: { types: ['creature'] } } },
      ],
      effects: [
        {
          do: 'forEachObject',
          what: { target: 'attackers' },
          effects: [{ do: 'damage', to: { target: 'victim' }, amount: { powerOf: 'it' }, from: 'it' }],
        },
      ],
    },
  ],
});
