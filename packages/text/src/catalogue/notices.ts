import { catalogue } from '../catalogue.js';
import { NOTICES_EN } from './en/notices.js';
import { NOTICES_ES } from './es/notices.js';
import { NOTICES_FR } from './fr/notices.js';
import { NOTICES_JA } from './ja/notices.js';

export const NOTICES = catalogue(NOTICES_EN, { es: NOTICES_ES, fr: NOTICES_FR, ja: NOTICES_JA });
