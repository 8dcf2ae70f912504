// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import BairdStewardOfArgive from '../b/baird-steward-of-argive.js';
import BaneslayerAngel from '../b/baneslayer-angel.js';
import BastionOfRemembrance from '../b/bastion-of-remembrance.js';
import BeaconOfImmortality from '../b/beacon-of-immortality.js';
import Biorhythm from '../b/biorhythm.js';
import BlessedWind from '../b/blessed-wind.js';
import BogWraith from '../b/bog-wraith.js';
import BolassCitadel from '../b/bolass-citadel.js';
import BontuTheGlorified from '../b/bontu-the-glorified.js';
import BontusMonument from '../b/bontus-monument.js';

const cards: readonly CardDef[] = [
  BairdStewardOfArgive,
  BaneslayerAngel,
  BastionOfRemembrance,
  BeaconOfImmortality,
  Biorhythm,
  BlessedWind,
  BogWraith,
  BolassCitadel,
  BontuTheGlorified,
  BontusMonument,
];

export default cards;
