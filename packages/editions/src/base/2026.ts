import type { Gists } from '../line.js';
import { BASE_100, BASE_104, BASE_118 } from './2026/100.js';
import { BASE_300 } from './2026/300.js';
import { BASE_400 } from './2026/400.js';
import { BASE_500, BASE_506 } from './2026/500.js';
import { BASE_600 } from './2026/600.js';
import { BASE_603_PARTS } from './2026/603.js';
import { BASE_611, BASE_614 } from './2026/611.js';
import { BASE_700 } from './2026/700.js';
import { BASE_702 } from './2026/702.js';
import { BASE_702_PARTS } from './2026/702-parts.js';
import { BASE_707 } from './2026/707.js';

/** Rules outside 805 and 810 that the engine may cite, each in a sentence of our own. */
export const BASE_2026 = {
  ...BASE_100,
  ...BASE_104,
  ...BASE_118,
  ...BASE_300,
  ...BASE_400,
  ...BASE_500,
  ...BASE_506,
  ...BASE_600,
  ...BASE_603_PARTS,
  ...BASE_611,
  ...BASE_614,
  ...BASE_700,
  ...BASE_702,
  ...BASE_702_PARTS,
  ...BASE_707,
} satisfies Gists;
