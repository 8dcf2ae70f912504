// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import BairdStewardOfArgive from '../b/baird-steward-of-argive.js';
import BeaconOfImmortality from '../b/beacon-of-immortality.js';
import Biorhythm from '../b/biorhythm.js';
import BlessedWind from '../b/blessed-wind.js';

const cards: readonly CardDef[] = [
  BairdStewardOfArgive,
  BeaconOfImmortality,
  Biorhythm,
  BlessedWind,
];

export default cards;
