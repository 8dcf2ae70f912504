import type { TextId } from '../../index/all.js';
import type { Gists } from '../../line.js';
import { TEXT_2005_FR_FR } from './2005-fr.js';
import { TEXT_2006_EN_FR } from './2006-en.js';
import { TEXT_2009_EN_FR } from './2009-en.js';
import { TEXT_2010_ES_FR } from './2010-es.js';
import { TEXT_2011PLUS_JA_FR } from './2011plus-ja.js';
import { TEXT_2026_FR } from './2026.js';

/** The rulebook in French: the rule lines of each edition by id. */
export const RULEBOOK_FR: Readonly<Record<TextId, Gists>> = {
  '2005-fr': TEXT_2005_FR_FR,
  '2006-en': TEXT_2006_EN_FR,
  '2009-en': TEXT_2009_EN_FR,
  '2010-es': TEXT_2010_ES_FR,
  '2011plus-ja': TEXT_2011PLUS_JA_FR,
  '2026': TEXT_2026_FR,
};
