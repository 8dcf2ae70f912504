import { card } from '@ettin/schema';

export default card({
  name: 'Khorvath Brightflame',
  manaCost: '{5}{R}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Dragon'],
  power: 3,
  toughness: 4,
  keywords: [{ k: 'partnerWith', name: 'Sylvia Brightspear' }, 'flying', 'haste'],
  abilities: [
    {
      kind: 'static',
      affects: { each: { subtypes: ['Knight'], controller: 'team' } },
      mods: [{ mod: 'gain', keywords: ['flying', 'haste'] }],
    },
  ],
});
