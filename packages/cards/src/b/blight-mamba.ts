import { card } from '@ettin/schema';

export default card({
  name: 'Blight Mamba',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Phyrexian', 'Snake'],
  power: 1,
  toughness: 1,
  keywords: ['infect'],
  abilities: [{ kind: 'activated', cost: { mana: '{1}{G}' }, effects: [{ do: 'regenerate', what: 'self' }] }],
});
