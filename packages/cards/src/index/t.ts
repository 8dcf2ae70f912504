// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import TatteredMummy from '../t/tattered-mummy.js';
import TeferisMoat from '../t/teferis-moat.js';
import TestOfEndurance from '../t/test-of-endurance.js';
import TheScarabGod from '../t/the-scarab-god.js';
import TheWanderer from '../t/the-wanderer.js';
import ThroneOfTheGodPharaoh from '../t/throne-of-the-god-pharaoh.js';
import TimeWarp from '../t/time-warp.js';
import Transcendence from '../t/transcendence.js';
import TroveOfTemptation from '../t/trove-of-temptation.js';
import TrustyCompanion from '../t/trusty-companion.js';
import TurretOgre from '../t/turret-ogre.js';
import TwilightProphet from '../t/twilight-prophet.js';
import TwinbladePaladin from '../t/twinblade-paladin.js';
import TwoHeadedGiantOfForiys from '../t/two-headed-giant-of-foriys.js';

const cards: readonly CardDef[] = [
  TatteredMummy,
  TeferisMoat,
  TestOfEndurance,
  TheScarabGod,
  TheWanderer,
  ThroneOfTheGodPharaoh,
  TimeWarp,
  Transcendence,
  TroveOfTemptation,
  TrustyCompanion,
  TurretOgre,
  TwilightProphet,
  TwinbladePaladin,
  TwoHeadedGiantOfForiys,
];

export default cards;
