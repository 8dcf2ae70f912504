import { card } from '@ettin/schema';

export default card({
  name: 'Rushblade Commander',
  manaCost: '{B}{R}',
  types: ['creature'],
  subtypes: ['Azra', 'Warrior'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'static',
      affects: { each: { subtypes: ['Warrior'], controller: 'team' } },
      mods: [{ mod: 'gain', keywords: ['haste'] }],
    },
  ],
});
