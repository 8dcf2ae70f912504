import { card } from '@ettin/schema';

export default card({
  name: 'Forgotten Cave',
  types: ['land'],
  keywords: [{ k: 'cycling', cost: { mana: '{R}' } }],
  abilities: [
    { kind: 'replacement', replaces: { event: 'enters', what: 'self' }, with: [{ entersTapped: true }] },
    { kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{R}' }] },
  ],
});
