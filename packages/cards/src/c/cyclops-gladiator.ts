import { card } from '@ettin/schema';

export default card({
  name: 'Cyclops Gladiator',
  manaCost: '{1}{R}{R}{R}',
  types: ['creature'],
  subtypes: ['Cyclops', 'Warrior'],
  power: 4,
  toughness: 4,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'], controller: 'defendingPlayer' } } }],
      effects: [
        {
          do: 'may',
          effects: [
            { do: 'damage', to: { target: 'creature' }, amount: { powerOf: 'self' } },
            {
              do: 'damage',
              to: 'self',
              amount: { powerOf: { target: 'creature' } },
              from: { target: 'creature' },
            },
          ],
        },
      ],
    },
  ],
});
