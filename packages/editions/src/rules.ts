import type { FlagKeyword, ParameterKeywordName } from '@ettin/schema';
import { KEYWORDS_2026 } from './base/2026/702.js';
import { baseRules } from './base/glossary.js';
import { isTextId, LINES } from './index/all.js';
import type { RuleLine } from './line.js';
import { compareNumbers, isUnder, nearNumbers } from './number.js';
import { inLanguage, type Language } from './rulebook/line-text.js';
import { reasonIn } from './rulebook/reasons.js';

const KEYWORDS: Readonly<Record<string, Readonly<Partial<Record<KeywordName, string>>>>> = {
  '2026': KEYWORDS_2026,
};

export type KeywordName = FlagKeyword | ParameterKeywordName;

/** A missing number is answered with numbers that are there. */
export interface NotFound {
  readonly ok: false;
  readonly near: readonly string[];
}

export interface FoundLine {
  readonly ok: true;
  readonly line: RuleLine;
}

/** A rule as `ettin rules show` prints it: its gist where it has one, then the lines under it. */
export interface FoundRule {
  readonly ok: true;
  readonly number: string;
  /** Of a rule outside the edition's own section. */
  readonly gist: string | null;
  readonly lines: readonly RuleLine[];
  /** Numbers directly at hand below it, outside the lines: 704.5 has 704.5a and so on. */
  readonly below: readonly string[];
}

export interface RuleGist {
  readonly number: string;
  readonly gist: string;
}

/**
 * Every line of the edition's own section, in the order of its text. Empty for an edition whose text isn't in the
 * rulebook.
 */
export function ruleLines(edition: string, language: Language = 'en'): readonly RuleLine[] {
  const lines = isTextId(edition) ? LINES[edition] : [];
  if (language === 'en') return lines;
  return lines.map((line) => ({
    ...line,
    gist: inLanguage(line.gist, language),
    ...(line.reason === undefined ? {} : { reason: reasonIn(line.reason, language) }),
  }));
}

const normalised = (number: string): string => number.trim().toLowerCase().replace(/\.$/, '');

export function ruleLine(edition: string, id: string, language?: Language): FoundLine | NotFound {
  const wanted = normalised(id);
  const lines = ruleLines(edition, language);
  const line = lines.find((one) => one.id.toLowerCase() === wanted);
  if (line !== undefined) return { ok: true, line };
  return {
    ok: false,
    near: nearNumbers(
      wanted,
      lines.map((one) => one.id),
    ),
  };
}

/** The lines of a rule and of its subrules: '810.9a' has its statements and examples, '810' the whole section. */
export function linesUnder(edition: string, number: string, language?: Language): readonly RuleLine[] {
  return ruleLines(edition, language).filter(({ id }) => isUnder(id, normalised(number)));
}

/** Rule numbers that `showRule` answers. */
export function ruleNumbers(edition: string): readonly string[] {
  const own = ruleLines(edition).map(({ id }) => id.replace(/(?:-ex\d+|(?<=\..*)\.\d+)$/, ''));
  return [...new Set([...own, ...Object.keys(baseRules(edition))])].sort(compareNumbers);
}

/** Any rule or line of the edition: "810.9a", "810.9a.1", "704.5b", "CR 613.1". */
export function showRule(edition: string, number: string, language?: Language): FoundRule | NotFound {
  const wanted = normalised(number.replace(/^\s*CR\s*/i, ''));
  const base = baseRules(edition, language);
  const lines = linesUnder(edition, wanted, language);
  const gist = Object.hasOwn(base, wanted) ? (base[wanted] ?? null) : null;
  const below = Object.keys(base)
    .filter((id) => id !== wanted && isUnder(id, wanted))
    .sort(compareNumbers);
  if (lines.length > 0 || gist !== null || below.length > 0) {
    return { ok: true, number: wanted, gist, lines, below };
  }
  return { ok: false, near: nearNumbers(wanted, ruleNumbers(edition)) };
}

/** Rules outside the edition's own section that have a gist, in the order of the text. Empty for an edition that isn't there. */
export function generalRules(edition: string, language?: Language): readonly RuleGist[] {
  return Object.entries(baseRules(edition, language))
    .map(([number, gist]) => ({ number, gist }))
    .sort((a, b) => compareNumbers(a.number, b.number));
}

/** The rule that defines a keyword ability. Undefined: the edition has no such keyword. */
export function keywordRule(edition: string, keyword: KeywordName): string | undefined {
  return (Object.hasOwn(KEYWORDS, edition) ? KEYWORDS[edition] : undefined)?.[keyword];
}
