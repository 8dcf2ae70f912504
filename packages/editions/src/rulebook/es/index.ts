import type { TextId } from '../../index/all.js';
import type { Gists } from '../../line.js';
import { TEXT_2005_FR_ES } from './2005-fr.js';
import { TEXT_2006_EN_ES } from './2006-en.js';
import { TEXT_2009_EN_ES } from './2009-en.js';
import { TEXT_2010_ES_ES } from './2010-es.js';
import { TEXT_2011PLUS_JA_ES } from './2011plus-ja.js';
import { TEXT_2026_ES } from './2026.js';

/** Rule lines in Spanish, by edition and line: those that no older text of the index says (see `line-text.ts`). */
export const RULEBOOK_ES: Readonly<Record<TextId, Gists>> = {
  '2005-fr': TEXT_2005_FR_ES,
  '2006-en': TEXT_2006_EN_ES,
  '2009-en': TEXT_2009_EN_ES,
  '2010-es': TEXT_2010_ES_ES,
  '2011plus-ja': TEXT_2011PLUS_JA_ES,
  '2026': TEXT_2026_ES,
};
