// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import UlamogsCrusher from '../u/ulamogs-crusher.js';
import UlvenwaldOddity from '../u/ulvenwald-oddity.js';
import Unearth from '../u/unearth.js';
import UnflinchingCourage from '../u/unflinching-courage.js';
import UnholyHeat from '../u/unholy-heat.js';
import Unmake from '../u/unmake.js';
import UntetheredExpress from '../u/untethered-express.js';
import UtterEnd from '../u/utter-end.js';

const cards: readonly CardDef[] = [
  UlamogsCrusher,
  UlvenwaldOddity,
  Unearth,
  UnflinchingCourage,
  UnholyHeat,
  Unmake,
  UntetheredExpress,
  UtterEnd,
];

export default cards;
