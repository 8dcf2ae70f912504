import { catalogue } from '@ettin/text';
import { RULES_EN } from './en/rules.js';
import { RULES_ES } from './es/rules.js';
import { RULES_FR } from './fr/rules.js';
import { RULES_JA } from './ja/rules.js';

/** What stands beside a rule: labels of its links, and what the sources disagree in. */
export const RULES = catalogue(RULES_EN, { es: RULES_ES, fr: RULES_FR, ja: RULES_JA });
