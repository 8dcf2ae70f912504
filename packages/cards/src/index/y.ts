// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import YoungPyromancer from '../y/young-pyromancer.js';
import YoungWolf from '../y/young-wolf.js';

const cards: readonly CardDef[] = [
  YoungPyromancer,
  YoungWolf,
];

export default cards;
