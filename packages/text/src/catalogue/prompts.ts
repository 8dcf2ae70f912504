import { catalogue } from '../catalogue.js';
import { PROMPTS_EN, PURPOSES_EN } from './en/prompts.js';
import { PROMPTS_ES, PURPOSES_ES } from './es/prompts.js';
import { PROMPTS_FR, PURPOSES_FR } from './fr/prompts.js';
import { PROMPTS_JA, PURPOSES_JA } from './ja/prompts.js';

export const PURPOSES = catalogue(PURPOSES_EN, { es: PURPOSES_ES, fr: PURPOSES_FR, ja: PURPOSES_JA });
export const PROMPTS = catalogue(PROMPTS_EN, { es: PROMPTS_ES, fr: PROMPTS_FR, ja: PROMPTS_JA });
