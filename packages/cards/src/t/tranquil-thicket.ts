import { card } from '@ettin/schema';

export default card({
  name: 'Tranquil Thicket',
  types: ['land'],
  keywords: [{ k: 'cycling', cost: { mana: '{G}' } }],
  abilities: [
    { kind: 'replacement', replaces: { event: 'enters', what: 'self' }, with: [{ entersTapped: true }] },
    { kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{G}' }] },
  ],
});
