import { catalogue } from '../catalogue.js';
import { CHANGES_EN, CHOSEN_EN, LOG_EN, STATUS_EN } from './en/log.js';
import { CHANGES_ES, CHOSEN_ES, LOG_ES, STATUS_ES } from './es/log.js';
import { CHANGES_FR, CHOSEN_FR, LOG_FR, STATUS_FR } from './fr/log.js';
import { CHANGES_JA, CHOSEN_JA, LOG_JA, STATUS_JA } from './ja/log.js';

export const LOG = catalogue(LOG_EN, { es: LOG_ES, fr: LOG_FR, ja: LOG_JA });
export const CHANGES = catalogue(CHANGES_EN, { es: CHANGES_ES, fr: CHANGES_FR, ja: CHANGES_JA });
export const STATUS = catalogue(STATUS_EN, { es: STATUS_ES, fr: STATUS_FR, ja: STATUS_JA });
export const CHOSEN = catalogue(CHOSEN_EN, { es: CHOSEN_ES, fr: CHOSEN_FR, ja: CHOSEN_JA });
