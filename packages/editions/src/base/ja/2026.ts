import type { BASE_2026 } from '../2026.js';
import type { Words } from '../texts.js';
import { BASE_100_JA, BASE_104_JA, BASE_118_JA } from './2026/100.js';
import { BASE_300_JA } from './2026/300.js';
import { BASE_400_JA } from './2026/400.js';
import { BASE_500_JA, BASE_506_JA } from './2026/500.js';
import { BASE_600_JA } from './2026/600.js';
import { BASE_603_PARTS_JA } from './2026/603.js';
import { BASE_611_JA, BASE_614_JA } from './2026/611.js';
import { BASE_700_JA } from './2026/700.js';
import { BASE_702_JA } from './2026/702.js';
import { BASE_702_PARTS_JA } from './2026/702-parts.js';
import { BASE_707_JA } from './2026/707.js';

/** The base rules of today in Japanese. */
export const BASE_2026_JA: Words<typeof BASE_2026> = {
  ...BASE_100_JA,
  ...BASE_104_JA,
  ...BASE_118_JA,
  ...BASE_300_JA,
  ...BASE_400_JA,
  ...BASE_500_JA,
  ...BASE_506_JA,
  ...BASE_600_JA,
  ...BASE_603_PARTS_JA,
  ...BASE_611_JA,
  ...BASE_614_JA,
  ...BASE_700_JA,
  ...BASE_702_JA,
  ...BASE_702_PARTS_JA,
  ...BASE_707_JA,
};
