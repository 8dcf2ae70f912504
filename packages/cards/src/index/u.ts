// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import UlamogsCrusher from '../u/ulamogs-crusher.js';
import UlvenwaldOddity from '../u/ulvenwald-oddity.js';
import UmaraEntangler from '../u/umara-entangler.js';
import Undermine from '../u/undermine.js';
import UnderworldDreams from '../u/underworld-dreams.js';
import Unearth from '../u/unearth.js';
import UnflinchingCourage from '../u/unflinching-courage.js';
import UnholyHeat from '../u/unholy-heat.js';
import UnholyStrength from '../u/unholy-strength.js';
import Unmake from '../u/unmake.js';
import Unsummon from '../u/unsummon.js';
import UntetheredExpress from '../u/untethered-express.js';
import UrzasRage from '../u/urzas-rage.js';
import UtterEnd from '../u/utter-end.js';

const cards: readonly CardDef[] = [
  UlamogsCrusher,
  UlvenwaldOddity,
  UmaraEntangler,
  Undermine,
  UnderworldDreams,
  Unearth,
  UnflinchingCourage,
  UnholyHeat,
  UnholyStrength,
  Unmake,
  Unsummon,
  UntetheredExpress,
  UrzasRage,
  UtterEnd,
];

export default cards;
