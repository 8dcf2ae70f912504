import type { BASE_2026 } from '../2026.js';
import type { Words } from '../texts.js';
import { BASE_100_ES, BASE_104_ES, BASE_118_ES } from './2026/100.js';
import { BASE_300_ES } from './2026/300.js';
import { BASE_400_ES } from './2026/400.js';
import { BASE_500_ES, BASE_506_ES } from './2026/500.js';
import { BASE_600_ES } from './2026/600.js';
import { BASE_603_PARTS_ES } from './2026/603.js';
import { BASE_611_ES, BASE_614_ES } from './2026/611.js';
import { BASE_700_ES } from './2026/700.js';
import { BASE_702_ES } from './2026/702.js';
import { BASE_702_PARTS_ES } from './2026/702-parts.js';
import { BASE_707_ES } from './2026/707.js';

/** The base rules of today in Spanish. */
export const BASE_2026_ES: Words<typeof BASE_2026> = {
  ...BASE_100_ES,
  ...BASE_104_ES,
  ...BASE_118_ES,
  ...BASE_300_ES,
  ...BASE_400_ES,
  ...BASE_500_ES,
  ...BASE_506_ES,
  ...BASE_600_ES,
  ...BASE_603_PARTS_ES,
  ...BASE_611_ES,
  ...BASE_614_ES,
  ...BASE_700_ES,
  ...BASE_702_ES,
  ...BASE_702_PARTS_ES,
  ...BASE_707_ES,
};
