// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import VampireNeonate from '../v/vampire-neonate.js';
import VampireOpportunist from '../v/vampire-opportunist.js';
import VerdantForce from '../v/verdant-force.js';
import ViciousRumors from '../v/vicious-rumors.js';
import VisionSkeins from '../v/vision-skeins.js';

const cards: readonly CardDef[] = [
  VampireNeonate,
  VampireOpportunist,
  VerdantForce,
  ViciousRumors,
  VisionSkeins,
];

export default cards;
