import { card } from '@ettin/schema';

export default card({
  name: 'Thalakos Sentry',
  manaCost: '{1}{U}',
  types: ['creature'],
  subtypes: ['Thalakos', 'Soldier'],
  power: 1,
  toughness: 2,
  keywords: ['shadow'],
});
