import { card } from '@ettin/schema';

export default card({
  name: 'Jwar Isle Avenger',
  manaCost: '{4}{U}',
  types: ['creature'],
  subtypes: ['Sphinx'],
  power: 3,
  toughness: 3,
  keywords: [{ k: 'surge', cost: { mana: '{2}{U}' } }, 'flying'],
});
