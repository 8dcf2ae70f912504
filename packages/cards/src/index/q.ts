// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import QuietusSpike from '../q/quietus-spike.js';

const cards: readonly CardDef[] = [
  QuietusSpike,
];

export default cards;
