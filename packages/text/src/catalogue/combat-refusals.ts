import { catalogue } from '../catalogue.js';
import { COMBAT_REFUSALS_EN } from './en/combat-refusals.js';
import { COMBAT_REFUSALS_ES } from './es/combat-refusals.js';
import { COMBAT_REFUSALS_FR } from './fr/combat-refusals.js';
import { COMBAT_REFUSALS_JA } from './ja/combat-refusals.js';

export const COMBAT_REFUSALS = catalogue(COMBAT_REFUSALS_EN, {
  es: COMBAT_REFUSALS_ES,
  fr: COMBAT_REFUSALS_FR,
  ja: COMBAT_REFUSALS_JA,
});
