import { card } from '@ettin/schema';

export default card({
  name: 'Barren Moor',
  types: ['land'],
  keywords: [{ k: 'cycling', cost: { mana: '{B}' } }],
  abilities: [
    { kind: 'replacement', replaces: { event: 'enters', what: 'self' }, with: [{ entersTapped: true }] },
    { kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{B}' }] },
  ],
});
