// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import Worship from '../w/worship.js';

const cards: readonly CardDef[] = [
  Worship,
];

export default cards;
