import { catalogue } from '../catalogue.js';
import { MOVES_EN } from './en/moves.js';
import { MOVES_ES } from './es/moves.js';
import { MOVES_FR } from './fr/moves.js';
import { MOVES_JA } from './ja/moves.js';

export const MOVES = catalogue(MOVES_EN, { es: MOVES_ES, fr: MOVES_FR, ja: MOVES_JA });
