import { catalogue } from '../catalogue.js';
import { WHY_NOT_EN } from './en/why-not.js';
import { WHY_NOT_ES } from './es/why-not.js';
import { WHY_NOT_FR } from './fr/why-not.js';
import { WHY_NOT_JA } from './ja/why-not.js';

export const WHY_NOT = catalogue(WHY_NOT_EN, { es: WHY_NOT_ES, fr: WHY_NOT_FR, ja: WHY_NOT_JA });
