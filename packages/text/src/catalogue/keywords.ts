import { catalogue } from '../catalogue.js';
import { KEYWORDS_EN } from './en/keywords.js';
import { KEYWORDS_ES } from './es/keywords.js';
import { KEYWORDS_FR } from './fr/keywords.js';
import { KEYWORDS_JA } from './ja/keywords.js';

export const KEYWORDS = catalogue(KEYWORDS_EN, { es: KEYWORDS_ES, fr: KEYWORDS_FR, ja: KEYWORDS_JA });
