import { card } from '@ettin/schema';

export default card({
  name: 'Flummoxed Cyclops',
  manaCost: '{3}{R}',
  types: ['creature'],
  subtypes: ['Cyclops'],
  power: 4,
  toughness: 4,
  keywords: ['reach'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attackersDeclared', who: 'opponent', min: 2 },
      effects: [{ do: 'apply', what: 'self', mods: [{ mod: 'cantBlock' }], duration: 'endOfCombat' }],
    },
  ],
});
