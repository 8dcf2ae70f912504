import { catalogue } from '@ettin/text';
import { TERMINAL_EN } from './en/terminal.js';
import { TERMINAL_ES } from './es/terminal.js';
import { TERMINAL_FR } from './fr/terminal.js';
import { TERMINAL_JA } from './ja/terminal.js';

/** What only the terminal says; what a game says is in @ettin/text. */
export const SAY = catalogue(TERMINAL_EN, { es: TERMINAL_ES, fr: TERMINAL_FR, ja: TERMINAL_JA });
