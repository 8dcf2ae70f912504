// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import CelestialMantle from '../c/celestial-mantle.js';
import CentaurPeacemaker from '../c/centaur-peacemaker.js';
import ColossalDreadmaw from '../c/colossal-dreadmaw.js';
import CrawWurm from '../c/craw-wurm.js';
import CreepingChill from '../c/creeping-chill.js';
import CyclopsGladiator from '../c/cyclops-gladiator.js';

const cards: readonly CardDef[] = [
  CelestialMantle,
  CentaurPeacemaker,
  ColossalDreadmaw,
  CrawWurm,
  CreepingChill,
  CyclopsGladiator,
];

export default cards;
