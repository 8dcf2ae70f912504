import { card } from '@ettin/schema';

export default card({
  name: 'Skysovereign, Consul Flagship',
  manaCost: '{5}',
  supertypes: ['legendary'],
  types: ['artifact'],
  subtypes: ['Vehicle'],
  power: 6,
  toughness: 5,
  keywords: ['flying', { k: 'crew', n: 3 }],
  abilities: [
    {
      kind: 'triggered',
      when: [
        { on: 'enters', what: 'self' },
        { on: 'attacks', what: 'self' },
      ],
      targets: [
        { id: 'target', what: { object: { types: ['creature', 'planeswalker'], controller: 'opponent' } } },
      ],
      effects: [{ do: 'damage', to: { target: 'target' }, amount: 3 }],
    },
  ],
});
