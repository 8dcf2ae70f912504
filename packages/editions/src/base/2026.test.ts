import { existsSync, readFileSync } from 'node:fs';
import { FLAG_KEYWORDS } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { EDITION_2026 } from '../editions/2026.js';
import { keywordRule, ruleLines, showRule } from '../index.js';
import * as part100 from './2026/100.js';
import * as part300 from './2026/300.js';
import * as part400 from './2026/400.js';
import * as part500 from './2026/500.js';
import * as part600 from './2026/600.js';
import * as part603 from './2026/603.js';
import * as part611 from './2026/611.js';
import * as part700 from './2026/700.js';
import { BASE_702, KEYWORDS_2026 } from './2026/702.js';
import * as part702 from './2026/702-parts.js';
import * as part707 from './2026/707.js';
import { BASE_2026 } from './2026.js';

const RULES_TEXT = new URL('../../../../../shared/rules/cr-2026-04-17.txt', import.meta.url);
const here = existsSync(RULES_TEXT);
const skipped = here ? '' : ' (skipped: no text at hand)';
const rulesText = here ? readFileSync(RULES_TEXT, 'utf8') : '';

/** Numbers of the text in these sections, subrules included. */
function numbersOf(...patterns: RegExp[]): string[] {
  const all = [...rulesText.matchAll(/^(\d{3}(?:\.\d+[a-z]?)?)\.? /gm)].map(([, number = '']) => number);
  return [...new Set(all)].filter((number) => patterns.some((pattern) => pattern.test(number)));
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .match(/[\p{L}\d'/+-]+/gu) ?? [];

function runs(text: string, length: number): string[] {
  const words = wordsOf(text);
  return words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, at) => words.slice(at, at + length).join(' '));
}

describe('the glossary of 2026', () => {
  it('should cover every number that the engine cites', () => {
    for (const [meaning, number] of Object.entries(EDITION_2026.cites)) {
      const found = showRule('2026', number);
      expect(found.ok && (found.gist !== null || found.lines.length > 0), `${meaning}: ${number}`).toBe(true);
    }
  });

  it('should cover every keyword of the schema', () => {
    for (const keyword of FLAG_KEYWORDS) {
      const number = keywordRule('2026', keyword);
      expect(number !== undefined && number in BASE_2026, keyword).toBe(true);
    }
    const used = new Set<string>(Object.values(KEYWORDS_2026));
    expect(Object.keys(BASE_702).filter((number) => !used.has(number) && /^702\.\d+$/.test(number))).toEqual(
      [],
    );
  });

  it('should be short sentences, each number in one part only', () => {
    for (const [number, gist] of Object.entries(BASE_2026)) {
      expect(gist, number).toMatch(/^\S.{8,150}\.$/);
    }
    const parts = [
      part100,
      part300,
      part400,
      part500,
      part600,
      part603,
      part611,
      part700,
      { BASE_702 },
      part702,
      part707,
    ].flatMap((part) => Object.values(part));
    const all = parts.flatMap((gists) => Object.keys(gists));
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(Object.keys(BASE_2026).length);
  });

  it.skipIf(!here)(`should have only numbers of the rules text${skipped}`, () => {
    const known = new Set(numbersOf(/./));
    expect(Object.keys(BASE_2026).filter((number) => !known.has(number))).toEqual([]);
  });

  it.skipIf(!here)(`should be whole where a game goes through every rule${skipped}`, () => {
    const whole = numbersOf(
      /^(?:104|117|608|614|615|616)(?:\.|$)/,
      /^601\.2/,
      /^704\.[56][a-z]?$/,
      /^(?:506|507|508|509|510|511)(?:\.\d+)?$/,
      /^613\.(?:\d+$|[1-4][a-z]$|8)/,
      /^103\.[568][a-d]?$/,
    );
    expect(whole.length).toBeGreaterThan(200);
    expect(whole.filter((number) => !(number in BASE_2026))).toEqual([]);
  });

  it.skipIf(!here)(`should be in words of our own${skipped}`, () => {
    const length = 9;
    const theirs = new Set(runs(rulesText, length));
    const ours = [...Object.values(BASE_2026), ...ruleLines('2026').map(({ gist }) => gist)];
    expect(ours.flatMap((gist) => runs(gist, length)).filter((run) => theirs.has(run))).toEqual([]);
  });
});
