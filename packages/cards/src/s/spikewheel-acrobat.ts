import { card } from '@ettin/schema';

export default card({
  name: 'Spikewheel Acrobat',
  manaCost: '{3}{R}',
  types: ['creature'],
  subtypes: ['Human', 'Rogue'],
  power: 5,
  toughness: 2,
  keywords: [{ k: 'spectacle', cost: { mana: '{2}{R}' } }],
});
