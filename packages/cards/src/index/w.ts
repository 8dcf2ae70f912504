// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import WaywardServant from '../w/wayward-servant.js';
import Worship from '../w/worship.js';
import WorstFears from '../w/worst-fears.js';

const cards: readonly CardDef[] = [
  WaywardServant,
  Worship,
  WorstFears,
];

export default cards;
