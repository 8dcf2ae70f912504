import type { Language } from '../../rulebook/line-text.js';
import { CHOICES_ES } from './es.js';
import { CHOICES_FR } from './fr.js';
import { CHOICES_JA } from './ja.js';
import type { ChoiceWords } from './words.js';

export const CHOICE_WORDS: Readonly<Record<Exclude<Language, 'en'>, ChoiceWords>> = {
  es: CHOICES_ES,
  fr: CHOICES_FR,
  ja: CHOICES_JA,
};
