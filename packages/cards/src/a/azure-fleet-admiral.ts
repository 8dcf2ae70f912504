import { card } from '@ettin/schema';

export default card({
  name: 'Azure Fleet Admiral',
  manaCost: '{3}{U}',
  types: ['creature'],
  subtypes: ['Human', 'Pirate'],
  power: 3,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'becomeMonarch', who: 'you' }],
    },
    { kind: 'static', mods: [{ mod: 'cantBeBlocked', by: { types: ['creature'], controller: 'monarch' } }] },
  ],
});
