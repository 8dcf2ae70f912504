// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import InnocentBlood from '../i/innocent-blood.js';
import Island from '../i/island.js';

const cards: readonly CardDef[] = [
  InnocentBlood,
  Island,
];

export default cards;
