import type { TextId } from '../../index/all.js';
import type { Gists } from '../../line.js';
import { TEXT_2005_FR_JA } from './2005-fr.js';
import { TEXT_2006_EN_JA } from './2006-en.js';
import { TEXT_2009_EN_JA } from './2009-en.js';
import { TEXT_2010_ES_JA } from './2010-es.js';
import { TEXT_2011PLUS_JA_JA } from './2011plus-ja.js';
import { TEXT_2026_JA } from './2026.js';

/** The rule lines of every edition in Japanese, by edition. */
export const RULEBOOK_JA: Readonly<Record<TextId, Gists>> = {
  '2005-fr': TEXT_2005_FR_JA,
  '2006-en': TEXT_2006_EN_JA,
  '2009-en': TEXT_2009_EN_JA,
  '2010-es': TEXT_2010_ES_JA,
  '2011plus-ja': TEXT_2011PLUS_JA_JA,
  '2026': TEXT_2026_JA,
};
