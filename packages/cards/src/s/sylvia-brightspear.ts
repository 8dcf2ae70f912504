import { card } from '@ettin/schema';

export default card({
  name: 'Sylvia Brightspear',
  manaCost: '{2}{W}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Human', 'Knight'],
  power: 2,
  toughness: 2,
  keywords: [{ k: 'partnerWith', name: 'Khorvath Brightflame' }, 'doubleStrike'],
  abilities: [
    {
      kind: 'static',
      affects: { each: { subtypes: ['Dragon'], controller: 'team' } },
      mods: [{ mod: 'gain', keywords: ['doubleStrike'] }],
    },
  ],
});
