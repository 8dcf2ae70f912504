import { catalogue } from '../catalogue.js';
import { BASICS_EN } from './en/basics.js';
import { BASICS_ES } from './es/basics.js';
import { BASICS_FR } from './fr/basics.js';
import { BASICS_JA } from './ja/basics.js';

export const BASICS = catalogue(BASICS_EN, { es: BASICS_ES, fr: BASICS_FR, ja: BASICS_JA });
