import { card } from '@ettin/schema';

export default card({
  name: 'Hellrider',
  manaCost: '{2}{R}{R}',
  types: ['creature'],
  subtypes: ['Devil'],
  power: 3,
  toughness: 3,
  keywords: ['haste'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: { types: ['creature'], controller: 'you' } },
      effects: [{ do: 'damage', to: { attackedBy: 'it' }, amount: 1 }],
    },
  ],
});
