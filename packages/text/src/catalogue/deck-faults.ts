import { catalogue } from '../catalogue.js';
import { DECK_FAULTS_EN } from './en/deck-faults.js';
import { DECK_FAULTS_ES } from './es/deck-faults.js';
import { DECK_FAULTS_FR } from './fr/deck-faults.js';
import { DECK_FAULTS_JA } from './ja/deck-faults.js';

export const DECK_FAULTS = catalogue(DECK_FAULTS_EN, {
  es: DECK_FAULTS_ES,
  fr: DECK_FAULTS_FR,
  ja: DECK_FAULTS_JA,
});
