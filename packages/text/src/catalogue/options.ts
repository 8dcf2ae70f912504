import { catalogue } from '../catalogue.js';
import { OPTIONS_EN } from './en/options.js';
import { OPTIONS_ES } from './es/options.js';
import { OPTIONS_FR } from './fr/options.js';
import { OPTIONS_JA } from './ja/options.js';

export const OPTIONS = catalogue(OPTIONS_EN, { es: OPTIONS_ES, fr: OPTIONS_FR, ja: OPTIONS_JA });
