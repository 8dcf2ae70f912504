import { card } from '@ettin/schema';

export default card({
  name: 'Thorn of the Black Rose',
  manaCost: '{3}{B}',
  types: ['creature'],
  subtypes: ['Human', 'Assassin'],
  power: 1,
  toughness: 3,
  keywords: ['deathtouch'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'becomeMonarch', who: 'you' }],
    },
  ],
});
