import { card } from '@ettin/schema';

export default card({
  name: 'Psionic Snoop',
  manaCost: '{2}{U}',
  types: ['creature'],
  subtypes: ['Human', 'Rogue'],
  power: 0,
  toughness: 3,
  keywords: ['flash'],
  abilities: [
    { kind: 'triggered', when: { on: 'enters', what: 'self' }, effects: [{ do: 'connive', what: 'self' }] },
  ],
});
