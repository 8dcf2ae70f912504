import { card } from '@ettin/schema';

export default card({
  name: 'Emissary of Sunrise',
  manaCost: '{2}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Cleric'],
  power: 2,
  toughness: 1,
  keywords: ['firstStrike'],
  abilities: [
    { kind: 'triggered', when: { on: 'enters', what: 'self' }, effects: [{ do: 'explore', what: 'self' }] },
  ],
});
