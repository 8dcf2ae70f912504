import { catalogue } from '../catalogue.js';
import { ACTIONS_EN, SPECIAL_EN } from './en/actions.js';
import { ACTIONS_ES, SPECIAL_ES } from './es/actions.js';
import { ACTIONS_FR, SPECIAL_FR } from './fr/actions.js';
import { ACTIONS_JA, SPECIAL_JA } from './ja/actions.js';

export const ACTIONS = catalogue(ACTIONS_EN, { es: ACTIONS_ES, fr: ACTIONS_FR, ja: ACTIONS_JA });
export const SPECIAL = catalogue(SPECIAL_EN, { es: SPECIAL_ES, fr: SPECIAL_FR, ja: SPECIAL_JA });
