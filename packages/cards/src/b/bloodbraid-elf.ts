import { card } from '@ettin/schema';

export default card({
  name: 'Bloodbraid Elf',
  manaCost: '{2}{R}{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Berserker'],
  power: 3,
  toughness: 2,
  keywords: ['haste', 'cascade'],
});
