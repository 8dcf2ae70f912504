import { card } from '@ettin/schema';

export default card({
  name: 'Remote Isle',
  types: ['land'],
  keywords: [{ k: 'cycling', cost: { mana: '{2}' } }],
  abilities: [
    { kind: 'replacement', replaces: { event: 'enters', what: 'self' }, with: [{ entersTapped: true }] },
    { kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{U}' }] },
  ],
});
