import type { Meaning } from '@ettin/schema';
import { CITES_2005_08 } from './2005-08.js';
import { CITES_2005_FR } from './2005-fr.js';
import { CITES_2006_EN } from './2006-en.js';
import { CITES_2007_05 } from './2007-05.js';
import { CITES_2009_EN } from './2009-en.js';
import { CITES_2010_04 } from './2010-04.js';
import { CITES_2010_ES } from './2010-es.js';
import { CITES_2011_04 } from './2011-04.js';
import { CITES_2011PLUS_JA } from './2011plus-ja.js';
import { CITES_2019_07 } from './2019-07.js';

/** Rule numbers of an edition where they aren't those of the edition that came next. */
export type Cites = Partial<Readonly<Record<Meaning, string>>>;

/**
 * By edition. The team's own section where it has a rule (606, 806, 805 and 810, or the lines of the composite), the
 * general rules of that date elsewhere; where nothing was said yet, the nearest rule that governs it, down to the one
 * that puts a card's text above the rules (103.1, later 101.1).
 */
export const CITES: Readonly<Record<string, Cites>> = {
  '2019-07': CITES_2019_07,
  '2011plus-ja': CITES_2011PLUS_JA,
  '2011-04': CITES_2011_04,
  '2010-04': CITES_2010_04,
  '2010-es': CITES_2010_ES,
  '2009-en': CITES_2009_EN,
  '2007-05': CITES_2007_05,
  // The numbers of February 2007 are taken from October 2006, the nearest text.
  '2007-02': CITES_2006_EN,
  '2005-fr': CITES_2005_FR,
  '2005-08': CITES_2005_08,
};
