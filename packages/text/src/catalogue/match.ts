import { catalogue } from '../catalogue.js';
import { MATCH_EN } from './en/match.js';
import { MATCH_ES } from './es/match.js';
import { MATCH_FR } from './fr/match.js';
import { MATCH_JA } from './ja/match.js';

export const MATCH = catalogue(MATCH_EN, { es: MATCH_ES, fr: MATCH_FR, ja: MATCH_JA });
