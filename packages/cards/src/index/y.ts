// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import YoungPyromancer from '../y/young-pyromancer.js';

const cards: readonly CardDef[] = [
  YoungPyromancer,
];

export default cards;
