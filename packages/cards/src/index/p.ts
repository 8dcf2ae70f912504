// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import PalaceGuard from '../p/palace-guard.js';
import PathrazerOfUlamog from '../p/pathrazer-of-ulamog.js';
import PhyrexianSwarmlord from '../p/phyrexian-swarmlord.js';
import Plains from '../p/plains.js';
import PlatinumAngel from '../p/platinum-angel.js';
import PlatinumEmperion from '../p/platinum-emperion.js';
import PoisonTipArcher from '../p/poison-tip-archer.js';

const cards: readonly CardDef[] = [
  PalaceGuard,
  PathrazerOfUlamog,
  PhyrexianSwarmlord,
  Plains,
  PlatinumAngel,
  PlatinumEmperion,
  PoisonTipArcher,
];

export default cards;
