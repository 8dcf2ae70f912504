import { catalogue } from '../catalogue.js';
import { REASONS_EN, RESULTS_EN } from './en/results.js';
import { REASONS_ES, RESULTS_ES } from './es/results.js';
import { REASONS_FR, RESULTS_FR } from './fr/results.js';
import { REASONS_JA, RESULTS_JA } from './ja/results.js';

export const REASONS = catalogue(REASONS_EN, { es: REASONS_ES, fr: REASONS_FR, ja: REASONS_JA });
export const RESULTS = catalogue(RESULTS_EN, { es: RESULTS_ES, fr: RESULTS_FR, ja: RESULTS_JA });
