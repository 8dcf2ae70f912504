import type { Edition, Meaning } from '@ettin/schema';
import { EDITION_2026 } from '../editions/2026.js';
import { EDITIONS } from '../editions/all.js';
import { isTextId, LINES, type TextId } from '../index/all.js';
import type { Gists } from '../line.js';
import { isLineOf, isUnder } from '../number.js';
import { inLanguage, type Language } from '../rulebook/line-text.js';
import { BASE_TEXTS, type BaseTexts } from './texts.js';

type Part = Exclude<keyof BaseTexts, 'own'>;

/** What was said otherwise than in the text that an edition is told by. */
interface Told {
  /** Text whose lines say what the edition's own numbers mean, where it isn't indexed itself. */
  readonly by: TextId;
  readonly general: Part;
}

const TOLD: Readonly<Record<string, Told>> = {
  '2005-08': { by: '2005-fr', general: 2005 },
  '2005-fr': { by: '2005-fr', general: 2005 },
  '2006-en': { by: '2006-en', general: 2005 },
  '2007-02': { by: '2006-en', general: 2005 },
  '2007-05': { by: '2009-en', general: 2005 },
  '2009-en': { by: '2009-en', general: 'until2013' },
  '2010-es': { by: '2010-es', general: 'until2013' },
  '2010-04': { by: '2011plus-ja', general: 'until2013' },
  '2011-04': { by: '2011plus-ja', general: 'until2013' },
  '2011plus-ja': { by: '2011plus-ja', general: 'from2013' },
  '2018-04': { by: '2026', general: 2009 },
  '2019-07': { by: '2026', general: 2009 },
  '2024-11': { by: '2026', general: 2026 },
};

/**
 * What the rule that a text cites for a meaning says: its own lines, or those of its subrules where it has none. A
 * subrule may be what the edition has otherwise (606.9c of August 2005), or of another date (805.4d is of 2020).
 */
function saidOf(text: TextId, meaning: Meaning, language: Language): string | undefined {
  const number = EDITIONS.get(text)?.cites[meaning] ?? EDITION_2026.cites[meaning];
  const all = LINES[text].filter(({ id, kind }) => kind === 'rule' && isUnder(id, number));
  const own = all.filter(({ id }) => isLineOf(id, number));
  const lines = own.length > 0 ? own : all;
  if (lines.length > 0)
    return lines.map(({ gist }) => inLanguage(gist, language)).join(language === 'ja' ? '' : ' ');
  return undefined;
}

function glossaryOf(edition: Edition, language: Language): Gists {
  const texts = BASE_TEXTS[language];
  const today: Gists = texts[2026];
  const told = TOLD[edition.id];
  if (told === undefined) return today;
  const lines = isTextId(edition.id) ? LINES[edition.id] : [];
  const own: Readonly<Record<string, Gists>> = texts.own;
  const found: Record<string, string> = { ...texts[told.general], ...own[edition.id] };
  const general = (meaning: Meaning) => today[EDITION_2026.cites[meaning]];
  // of several meanings with one number, one that a text of teams has is preferred
  for (const say of [
    (meaning: Meaning) => saidOf(told.by, meaning, language),
    (meaning: Meaning) => general(meaning) ?? saidOf('2026', meaning, language),
  ])
    for (const [meaning, number] of Object.entries(edition.cites) as [Meaning, string][]) {
      if (number in found || lines.some(({ id }) => isUnder(id, number))) continue;
      const said = say(meaning);
      if (said !== undefined) found[number] = said;
    }
  return found;
}

const made = new Map<string, Gists>();

/**
 * General rules by number, in a sentence of our own in the language: all that an edition cites, and what scenarios and
 * players ask for besides. Empty for an edition that isn't there.
 */
export function baseRules(id: string, language: Language = 'en'): Gists {
  const edition = EDITIONS.get(id);
  if (edition === undefined) return {};
  const key = `${id} ${language}`;
  const known = made.get(key) ?? glossaryOf(edition, language);
  made.set(key, known);
  return known;
}
