import { card } from '@ettin/schema';

export default card({
  name: 'Merfolk Branchwalker',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Merfolk', 'Scout'],
  power: 2,
  toughness: 1,
  abilities: [
    { kind: 'triggered', when: { on: 'enters', what: 'self' }, effects: [{ do: 'explore', what: 'self' }] },
  ],
});
