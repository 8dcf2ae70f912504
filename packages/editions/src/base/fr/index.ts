import { BASE_2005_FR } from './2005.js';
import { BASE_2009_FR, BASE_FROM_2013_FR, BASE_UNTIL_2013_FR } from './2009.js';
import { BASE_100_FR, BASE_104_FR, BASE_118_FR } from './2026/100.js';
import { BASE_300_FR } from './2026/300.js';
import { BASE_400_FR } from './2026/400.js';
import { BASE_500_FR, BASE_506_FR } from './2026/500.js';
import { BASE_600_FR } from './2026/600.js';
import { BASE_603_PARTS_FR } from './2026/603.js';
import { BASE_611_FR, BASE_614_FR } from './2026/611.js';
import { BASE_700_FR } from './2026/700.js';
import { BASE_702_FR } from './2026/702.js';
import { BASE_702_PARTS_FR } from './2026/702-parts.js';
import { BASE_707_FR } from './2026/707.js';
import { OWN_FR } from './own.js';

/** The base rules in French. */
export const BASE_FR = {
  2005: BASE_2005_FR,
  2009: BASE_2009_FR,
  until2013: BASE_UNTIL_2013_FR,
  from2013: BASE_FROM_2013_FR,
  2026: {
    ...BASE_100_FR,
    ...BASE_104_FR,
    ...BASE_118_FR,
    ...BASE_300_FR,
    ...BASE_400_FR,
    ...BASE_500_FR,
    ...BASE_506_FR,
    ...BASE_600_FR,
    ...BASE_603_PARTS_FR,
    ...BASE_611_FR,
    ...BASE_614_FR,
    ...BASE_700_FR,
    ...BASE_702_FR,
    ...BASE_702_PARTS_FR,
    ...BASE_707_FR,
  },
  own: OWN_FR,
};
