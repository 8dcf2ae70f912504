import { catalogue } from '../catalogue.js';
import { REFUSALS_EN } from './en/refusals.js';
import { REFUSALS_ES } from './es/refusals.js';
import { REFUSALS_FR } from './fr/refusals.js';
import { REFUSALS_JA } from './ja/refusals.js';

export const REFUSALS = catalogue(REFUSALS_EN, { es: REFUSALS_ES, fr: REFUSALS_FR, ja: REFUSALS_JA });
