import { card } from '@ettin/schema';

export default card({
  name: 'Terra Stomper',
  manaCost: '{3}{G}{G}{G}',
  types: ['creature'],
  subtypes: ['Beast'],
  power: 8,
  toughness: 8,
  keywords: ['trample'],
  abilities: [{ kind: 'static', from: ['stack'], mods: [{ mod: 'cantBeCountered' }] }],
});
