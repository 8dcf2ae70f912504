import { catalogue } from '../catalogue.js';
import {
  COLORS_EN,
  COUNTERS_EN,
  FROM_ZONE_EN,
  NEXT_EN,
  PILES_EN,
  STEPS_EN,
  SUPERTYPES_EN,
  TO_ZONE_EN,
  TYPES_EN,
  ZONES_EN,
} from './en/words.js';
import {
  COLORS_ES,
  COUNTERS_ES,
  FROM_ZONE_ES,
  NEXT_ES,
  PILES_ES,
  STEPS_ES,
  SUPERTYPES_ES,
  TO_ZONE_ES,
  TYPES_ES,
  ZONES_ES,
} from './es/words.js';
import {
  COLORS_FR,
  COUNTERS_FR,
  FROM_ZONE_FR,
  NEXT_FR,
  PILES_FR,
  STEPS_FR,
  SUPERTYPES_FR,
  TO_ZONE_FR,
  TYPES_FR,
  ZONES_FR,
} from './fr/words.js';
import {
  COLORS_JA,
  COUNTERS_JA,
  FROM_ZONE_JA,
  NEXT_JA,
  PILES_JA,
  STEPS_JA,
  SUPERTYPES_JA,
  TO_ZONE_JA,
  TYPES_JA,
  ZONES_JA,
} from './ja/words.js';

export const STEPS = catalogue(STEPS_EN, { es: STEPS_ES, fr: STEPS_FR, ja: STEPS_JA });
export const NEXT = catalogue(NEXT_EN, { es: NEXT_ES, fr: NEXT_FR, ja: NEXT_JA });
export const ZONES = catalogue(ZONES_EN, { es: ZONES_ES, fr: ZONES_FR, ja: ZONES_JA });
export const FROM_ZONE = catalogue(FROM_ZONE_EN, { es: FROM_ZONE_ES, fr: FROM_ZONE_FR, ja: FROM_ZONE_JA });
export const TO_ZONE = catalogue(TO_ZONE_EN, { es: TO_ZONE_ES, fr: TO_ZONE_FR, ja: TO_ZONE_JA });
export const PILES = catalogue(PILES_EN, { es: PILES_ES, fr: PILES_FR, ja: PILES_JA });
export const COLORS = catalogue(COLORS_EN, { es: COLORS_ES, fr: COLORS_FR, ja: COLORS_JA });
export const TYPES = catalogue(TYPES_EN, { es: TYPES_ES, fr: TYPES_FR, ja: TYPES_JA });
export const SUPERTYPES = catalogue(SUPERTYPES_EN, {
  es: SUPERTYPES_ES,
  fr: SUPERTYPES_FR,
  ja: SUPERTYPES_JA,
});
export const COUNTERS = catalogue(COUNTERS_EN, { es: COUNTERS_ES, fr: COUNTERS_FR, ja: COUNTERS_JA });
