import { catalogue } from '../catalogue.js';
import { EVENTS_EN } from './en/events.js';
import { EVENTS_ES } from './es/events.js';
import { EVENTS_FR } from './fr/events.js';
import { EVENTS_JA } from './ja/events.js';

export const EVENTS = catalogue(EVENTS_EN, { es: EVENTS_ES, fr: EVENTS_FR, ja: EVENTS_JA });
