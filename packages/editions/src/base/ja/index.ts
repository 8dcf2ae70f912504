import type { BaseTexts } from '../texts.js';
import { BASE_2005_JA } from './2005.js';
import { BASE_2009_JA, BASE_FROM_2013_JA, BASE_UNTIL_2013_JA } from './2009.js';
import { BASE_2026_JA } from './2026.js';
import { OWN_JA } from './own.js';

/** The base rules in Japanese. */
export const BASE_JA: BaseTexts = {
  2005: BASE_2005_JA,
  2009: BASE_2009_JA,
  until2013: BASE_UNTIL_2013_JA,
  from2013: BASE_FROM_2013_JA,
  2026: BASE_2026_JA,
  own: OWN_JA,
};
