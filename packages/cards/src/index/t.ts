// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import TeferisMoat from '../t/teferis-moat.js';
import TestOfEndurance from '../t/test-of-endurance.js';
import TimeWarp from '../t/time-warp.js';
import Transcendence from '../t/transcendence.js';
import TroveOfTemptation from '../t/trove-of-temptation.js';
import TrustyCompanion from '../t/trusty-companion.js';
import TwinbladePaladin from '../t/twinblade-paladin.js';
import TwoHeadedGiantOfForiys from '../t/two-headed-giant-of-foriys.js';

const cards: readonly CardDef[] = [
  TeferisMoat,
  TestOfEndurance,
  TimeWarp,
  Transcendence,
  TroveOfTemptation,
  TrustyCompanion,
  TwinbladePaladin,
  TwoHeadedGiantOfForiys,
];

export default cards;
