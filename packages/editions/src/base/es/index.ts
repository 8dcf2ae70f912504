import type { BaseTexts } from '../texts.js';
import { BASE_2005_ES } from './2005.js';
import { BASE_2009_ES, BASE_FROM_2013_ES, BASE_UNTIL_2013_ES } from './2009.js';
import { BASE_2026_ES } from './2026.js';
import { OWN_ES } from './own.js';

/** The base rules in Spanish. */
export const BASE_ES: BaseTexts = {
  2005: BASE_2005_ES,
  2009: BASE_2009_ES,
  until2013: BASE_UNTIL_2013_ES,
  from2013: BASE_FROM_2013_ES,
  2026: BASE_2026_ES,
  own: OWN_ES,
};
