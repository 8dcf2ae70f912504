// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import ExquisiteArchangel from '../e/exquisite-archangel.js';

const cards: readonly CardDef[] = [
  ExquisiteArchangel,
];

export default cards;
