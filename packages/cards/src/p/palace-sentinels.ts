import { card } from '@ettin/schema';

export default card({
  name: 'Palace Sentinels',
  manaCost: '{3}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Soldier'],
  power: 2,
  toughness: 4,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'becomeMonarch', who: 'you' }],
    },
  ],
});
