// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import QuagVampires from '../q/quag-vampires.js';
import QueenOfIce from '../q/queen-of-ice.js';
import QuietusSpike from '../q/quietus-spike.js';

const cards: readonly CardDef[] = [
  QuagVampires,
  QueenOfIce,
  QuietusSpike,
];

export default cards;
