// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import SepticRats from '../s/septic-rats.js';
import SerraAscendant from '../s/serra-ascendant.js';
import ShanodinDryads from '../s/shanodin-dryads.js';
import ShiftingBorders from '../s/shifting-borders.js';
import SilentArbiter from '../s/silent-arbiter.js';
import SorinMarkov from '../s/sorin-markov.js';
import SpawnOfMayhem from '../s/spawn-of-mayhem.js';
import SpearSpewer from '../s/spear-spewer.js';
import SteadyProgress from '../s/steady-progress.js';
import StingingLionfish from '../s/stinging-lionfish.js';
import Swamp from '../s/swamp.js';
import SwathcutterGiant from '../s/swathcutter-giant.js';

const cards: readonly CardDef[] = [
  SepticRats,
  SerraAscendant,
  ShanodinDryads,
  ShiftingBorders,
  SilentArbiter,
  SorinMarkov,
  SpawnOfMayhem,
  SpearSpewer,
  SteadyProgress,
  StingingLionfish,
  Swamp,
  SwathcutterGiant,
];

export default cards;
