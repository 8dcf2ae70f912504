import { card } from '@ettin/schema';

export default card({
  name: 'Entourage of Trest',
  manaCost: '{4}{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Soldier'],
  power: 4,
  toughness: 4,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'becomeMonarch', who: 'you' }],
    },
    { kind: 'static', if: { isMonarch: 'you' }, mods: [{ mod: 'blockAdditional', n: 1 }] },
  ],
});
