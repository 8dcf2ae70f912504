// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import CauldronFamiliar from '../c/cauldron-familiar.js';
import CelestialMantle from '../c/celestial-mantle.js';
import CentaurPeacemaker from '../c/centaur-peacemaker.js';
import ChandraAwakenedInferno from '../c/chandra-awakened-inferno.js';
import ColossalDreadmaw from '../c/colossal-dreadmaw.js';
import CorpseKnight from '../c/corpse-knight.js';
import CorruptedResolve from '../c/corrupted-resolve.js';
import CrawWurm from '../c/craw-wurm.js';
import CreepingChill from '../c/creeping-chill.js';
import CruelCelebrant from '../c/cruel-celebrant.js';
import CyclopsGladiator from '../c/cyclops-gladiator.js';

const cards: readonly CardDef[] = [
  CauldronFamiliar,
  CelestialMantle,
  CentaurPeacemaker,
  ChandraAwakenedInferno,
  ColossalDreadmaw,
  CorpseKnight,
  CorruptedResolve,
  CrawWurm,
  CreepingChill,
  CruelCelebrant,
  CyclopsGladiator,
];

export default cards;
