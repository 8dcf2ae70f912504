import type { FlagKeyword, ParameterKeywordName } from '@ettin/schema';
import { KEYWORDS_2026 } from './base/2026/702.js';
import { BASE_2026 } from './base/2026.js';
import { LINES_2026 } from './index/2026.js';
import type { Gists, RuleLine } from './line.js';
import { compareNumbers, isUnder, nearNumbers } from './number.js';

interface Rulebook {
  readonly lines: readonly RuleLine[];
  /** Rules outside the edition's own section. */
  readonly base: Gists;
  readonly keywords: Readonly<Partial<Record<KeywordName, string>>>;
}

const RULEBOOKS: Readonly<Record<string, Rulebook>> = {
  '2026': { lines: LINES_2026, base: BASE_2026, keywords: KEYWORDS_2026 },
};
const EMPTY: Rulebook = { lines: [], base: {}, keywords: {} };

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
  readonly gist: string | null;
  readonly lines: readonly RuleLine[];
  /** Numbers directly at hand below it, outside the lines: 704.5 has 704.5a and so on. */
  readonly below: readonly string[];
}

export interface RuleHit {
  readonly number: string;
  readonly gist: string;
}

function rulebook(edition: string): Rulebook {
  return (Object.hasOwn(RULEBOOKS, edition) ? RULEBOOKS[edition] : undefined) ?? EMPTY;
}

/** Every line of the edition's own section, in the order of its text. Empty for an edition that isn't there. */
export function ruleLines(edition: string): readonly RuleLine[] {
  return rulebook(edition).lines;
}

const normalised = (number: string): string => number.trim().toLowerCase().replace(/\.$/, '');

export function ruleLine(edition: string, id: string): FoundLine | NotFound {
  const wanted = normalised(id);
  const { lines } = rulebook(edition);
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
export function linesUnder(edition: string, number: string): readonly RuleLine[] {
  return rulebook(edition).lines.filter(({ id }) => isUnder(id, normalised(number)));
}

/** Rule numbers that `showRule` answers. */
export function ruleNumbers(edition: string): readonly string[] {
  const { lines, base } = rulebook(edition);
  const own = lines.map(({ id }) => id.replace(/(?:-ex\d+|(?<=\..*)\.\d+)$/, ''));
  return [...new Set([...own, ...Object.keys(base)])].sort(compareNumbers);
}

/** Any rule or line of the edition: "810.9a", "810.9a.1", "704.5b", "CR 613.1". */
export function showRule(edition: string, number: string): FoundRule | NotFound {
  const wanted = normalised(number.replace(/^\s*CR\s*/i, ''));
  const { base } = rulebook(edition);
  const lines = linesUnder(edition, wanted);
  const gist = Object.hasOwn(base, wanted) ? (base[wanted] ?? null) : null;
  const below = Object.keys(base)
    .filter((id) => id !== wanted && isUnder(id, wanted))
    .sort(compareNumbers);
  if (lines.length > 0 || gist !== null || below.length > 0) {
    return { ok: true, number: wanted, gist, lines, below };
  }
  return { ok: false, near: nearNumbers(wanted, ruleNumbers(edition)) };
}

/** The rule that defines a keyword ability. Undefined: the edition has no such keyword. */
export function keywordRule(edition: string, keyword: KeywordName): string | undefined {
  return rulebook(edition).keywords[keyword];
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words as they are compared: without accents, and without the endings that change with number. */
function stems(text: string): string[] {
  return (plain(text).match(/[\p{L}\d.]+/gu) ?? []).map((word) =>
    word.replace(/\.+$/, '').replace(/(?<=..)s$/, ''),
  );
}

/** How well a text answers the words: 2 a whole word, 1 the beginning of one. */
function score(words: readonly string[], number: string, gist: string): { found: number; points: number } {
  const there = stems(gist);
  let found = 0;
  let points = 0;
  for (const word of words) {
    const value =
      isUnder(number, word) || there.includes(word) ? 2 : there.some((one) => one.startsWith(word)) ? 1 : 0;
    points += value;
    if (value > 0) found += 1;
  }
  return { found, points };
}

/**
 * Lines and rules that have all the words (or, if none has, the most of them), best first and else in the order of
 * the text. A number as the word gives what's under it.
 */
export function searchRules(edition: string, words: string): readonly RuleHit[] {
  const { lines, base } = rulebook(edition);
  const wanted = [...new Set(stems(words))];
  if (wanted.length === 0) return [];
  const scored = [
    ...lines.map(({ id, gist }) => ({ number: id, gist })),
    ...Object.entries(base).map(([number, gist]) => ({ number, gist })),
  ].map((hit) => ({ hit, ...score(wanted, hit.number, hit.gist) }));
  const most = Math.max(0, ...scored.map(({ found }) => found));
  if (most === 0) return [];
  return scored
    .filter(({ found }) => found === most)
    .sort((a, b) => b.points - a.points || compareNumbers(a.hit.number, b.hit.number))
    .map(({ hit }) => hit);
}
