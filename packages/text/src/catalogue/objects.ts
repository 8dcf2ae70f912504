import { catalogue } from '../catalogue.js';
import { OBJECTS_EN } from './en/objects.js';
import { OBJECTS_ES } from './es/objects.js';
import { OBJECTS_FR } from './fr/objects.js';
import { OBJECTS_JA } from './ja/objects.js';

export const OBJECTS = catalogue(OBJECTS_EN, { es: OBJECTS_ES, fr: OBJECTS_FR, ja: OBJECTS_JA });
