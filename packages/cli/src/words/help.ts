import type { Language } from '@ettin/text';
import { HELP_EN, MATCH_HELP_EN } from './en/help.js';
import { HELP_ES, MATCH_HELP_ES } from './es/help.js';
import { HELP_FR, MATCH_HELP_FR } from './fr/help.js';
import { HELP_JA, MATCH_HELP_JA } from './ja/help.js';

type Help = Readonly<Record<Language, readonly string[]>>;

/** What a person can say at any prompt. */
export const HELP: Help = { en: HELP_EN, es: HELP_ES, fr: HELP_FR, ja: HELP_JA };

/** What is added in a match. */
export const MATCH_HELP: Help = {
  en: MATCH_HELP_EN,
  es: MATCH_HELP_ES,
  fr: MATCH_HELP_FR,
  ja: MATCH_HELP_JA,
};
