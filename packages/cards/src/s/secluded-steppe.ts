import { card } from '@ettin/schema';

export default card({
  name: 'Secluded Steppe',
  types: ['land'],
  keywords: [{ k: 'cycling', cost: { mana: '{W}' } }],
  abilities: [
    { kind: 'replacement', replaces: { event: 'enters', what: 'self' }, with: [{ entersTapped: true }] },
    { kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{W}' }] },
  ],
});
