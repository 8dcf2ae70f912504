import { card } from '@ettin/schema';

export default card({
  name: "Wren's Run Vanquisher",
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Warrior'],
  power: 3,
  toughness: 3,
  keywords: ['deathtouch'],
  additionalCost: { anyOf: [{ reveal: { what: { zone: 'hand', subtypes: ['Elf'] } } }, { mana: '{3}' }] },
});
