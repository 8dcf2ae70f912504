// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import SanctumSeeker from '../s/sanctum-seeker.js';
import SavingGrace from '../s/saving-grace.js';
import SenseisDiviningTop from '../s/senseis-divining-top.js';
import SepticRats from '../s/septic-rats.js';
import SerraAscendant from '../s/serra-ascendant.js';
import ShanodinDryads from '../s/shanodin-dryads.js';
import ShiftingBorders from '../s/shifting-borders.js';
import SilentArbiter from '../s/silent-arbiter.js';
import SkithiryxTheBlightDragon from '../s/skithiryx-the-blight-dragon.js';
import SlimefootTheStowaway from '../s/slimefoot-the-stowaway.js';
import SorinMarkov from '../s/sorin-markov.js';
import SoulConduit from '../s/soul-conduit.js';
import SpawnOfMayhem from '../s/spawn-of-mayhem.js';
import SpearSpewer from '../s/spear-spewer.js';
import SteadyProgress from '../s/steady-progress.js';
import StigmaLasher from '../s/stigma-lasher.js';
import StingingLionfish from '../s/stinging-lionfish.js';
import StormfistCrusader from '../s/stormfist-crusader.js';
import Swamp from '../s/swamp.js';
import SwathcutterGiant from '../s/swathcutter-giant.js';
import SyrKonradTheGrim from '../s/syr-konrad-the-grim.js';

const cards: readonly CardDef[] = [
  SanctumSeeker,
  SavingGrace,
  SenseisDiviningTop,
  SepticRats,
  SerraAscendant,
  ShanodinDryads,
  ShiftingBorders,
  SilentArbiter,
  SkithiryxTheBlightDragon,
  SlimefootTheStowaway,
  SorinMarkov,
  SoulConduit,
  SpawnOfMayhem,
  SpearSpewer,
  SteadyProgress,
  StigmaLasher,
  StingingLionfish,
  StormfistCrusader,
  Swamp,
  SwathcutterGiant,
  SyrKonradTheGrim,
];

export default cards;
