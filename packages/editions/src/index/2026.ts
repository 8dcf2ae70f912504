import type { RuleLine } from '../line.js';
import { LINES_805 } from './2026-805.js';
import { LINES_810 } from './2026-810.js';

export const LINES_2026: readonly RuleLine[] = [...LINES_805, ...LINES_810];
