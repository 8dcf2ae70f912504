import { card } from '@ettin/schema';

export default card({
  name: 'Gorm the Great',
  manaCost: '{3}{G}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Giant', 'Warrior'],
  power: 2,
  toughness: 7,
  keywords: [{ k: 'partnerWith', name: 'Virtus the Veiled' }, 'vigilance'],
  abilities: [{ kind: 'static', mods: [{ mod: 'mustBeBlocked' }, { mod: 'mustBeBlocked', byTwo: true }] }],
});
