import { card } from '@ettin/schema';

export default card({
  name: 'Echo Inspector',
  manaCost: '{3}{U}',
  types: ['creature'],
  subtypes: ['Bird', 'Rogue'],
  power: 2,
  toughness: 3,
  keywords: ['flying'],
  abilities: [
    { kind: 'triggered', when: { on: 'enters', what: 'self' }, effects: [{ do: 'connive', what: 'self' }] },
  ],
});
