import type { RuleLine } from '../line.js';
import { LINES_2005_FR } from './2005-fr.js';
import { LINES_2006_EN } from './2006-en.js';
import { LINES_2009_EN } from './2009-en.js';
import { LINES_2010_ES } from './2010-es.js';
import { LINES_2011PLUS_JA } from './2011plus-ja.js';
import { LINES_2026 } from './2026.js';

/** The texts that are indexed line by line, oldest first. Editions between them are known by their differences only. */
export const TEXT_IDS = ['2005-fr', '2006-en', '2009-en', '2010-es', '2011plus-ja', '2026'] as const;
export type TextId = (typeof TEXT_IDS)[number];

/** In the order of each text. */
export const LINES: Readonly<Record<TextId, readonly RuleLine[]>> = {
  '2005-fr': LINES_2005_FR,
  '2006-en': LINES_2006_EN,
  '2009-en': LINES_2009_EN,
  '2010-es': LINES_2010_ES,
  '2011plus-ja': LINES_2011PLUS_JA,
  '2026': LINES_2026,
};

export function isTextId(edition: string): edition is TextId {
  return (TEXT_IDS as readonly string[]).includes(edition);
}
