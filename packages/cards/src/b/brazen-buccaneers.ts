import { card } from '@ettin/schema';

export default card({
  name: 'Brazen Buccaneers',
  manaCost: '{3}{R}',
  types: ['creature'],
  subtypes: ['Human', 'Pirate'],
  power: 2,
  toughness: 2,
  keywords: ['haste'],
  abilities: [
    { kind: 'triggered', when: { on: 'enters', what: 'self' }, effects: [{ do: 'explore', what: 'self' }] },
  ],
});
