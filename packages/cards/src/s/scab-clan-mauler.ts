import { card } from '@ettin/schema';

export default card({
  name: 'Scab-Clan Mauler',
  manaCost: '{R}{G}',
  types: ['creature'],
  subtypes: ['Human', 'Berserker'],
  power: 1,
  toughness: 1,
  keywords: [{ k: 'bloodthirst', n: 2 }, 'trample'],
});
