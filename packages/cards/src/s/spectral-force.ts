import { card } from '@ettin/schema';

export default card({
  name: 'Spectral Force',
  manaCost: '{3}{G}{G}',
  types: ['creature'],
  subtypes: ['Elemental', 'Spirit'],
  power: 8,
  toughness: 8,
  keywords: ['trample'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      if: { not: { exists: { colors: ['B'], controller: 'defendingPlayer' } } },
      effects: [{ do: 'apply', what: 'self', mods: [{ mod: 'doesntUntap' }], duration: 'nextUntapStep' }],
    },
  ],
});
