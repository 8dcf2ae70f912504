import { existsSync, readFileSync } from 'node:fs';
import { MEANINGS } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { BASE_2005 } from '../base/2005.js';
import { BASE_FROM_2013, BASE_UNTIL_2013 } from '../base/2009.js';
import { allEditions, DEFAULT_EDITION, editionIds, getEdition, showRule } from '../index.js';
import type { Gists } from '../line.js';
import { EDITION_2026 } from './2026.js';

/** Rules texts are Wizards of the Coast's and no part of the project; where they lie beside it, numbers are checked. */
const RULES = new URL('../../../../../shared/rules/', import.meta.url);
const here = existsSync(RULES);
const skipped = here ? '' : ' (skipped: no texts at hand)';

/** The text that an edition's numbers were read in: its own, else the nearest. */
const TEXTS: Readonly<Record<string, string>> = {
  '2005-08': 'cr-2005-10-01-RAV',
  '2005-fr': 'cr-2005-10-01-RAV',
  '2006-en': 'cr-2006-10-01-TSP',
  '2007-02': 'cr-2006-10-01-TSP',
  '2007-05': 'cr-2007-05-01-FUT',
  '2009-en': 'cr-2009-10-05-ZEN',
  '2010-04': 'cr-2010-04-23-ROE',
  '2010-es': 'cr-2010-04-23-ROE',
  '2011-04': 'cr-2011-04-01-DDG',
  '2011plus-ja': 'cr-2016-11-11-C16',
  '2018-04': 'cr-2018-04-27-DOM',
  '2019-07': 'cr-2018-04-27-DOM',
  '2024-11': 'cr-2026-04-17',
  '2026': 'cr-2026-04-17',
};

function numbersIn(file: string): ReadonlySet<string> {
  const text = readFileSync(new URL(`${file}.txt`, RULES), 'utf8');
  // "606. 8b" is how three texts print it (C11)
  const found = text.matchAll(/^(\d{3}(?:\. ?\d+[a-z]?)?)[. ]/gm);
  return new Set([...found].map(([, number = '']) => number.replace(' ', '')));
}

describe.each(allEditions)('edition $id', (edition) => {
  it('should cite a number for every meaning, and words for each number', () => {
    for (const meaning of MEANINGS) {
      const number = edition.cites[meaning];
      expect(number, meaning).toMatch(/^(?:\d{3}(?:\.\d+[a-z]?)?|es\.\d+)$/);
      const found = showRule(edition.id, number);
      expect(found.ok && (found.gist !== null || found.lines.length > 0), `${meaning}: ${number}`).toBe(true);
    }
    expect(Object.keys(edition.cites)).toHaveLength(MEANINGS.length);
  });

  it.skipIf(!here)(`should cite only numbers of the text of its date${skipped}`, () => {
    const numbers = numbersIn(TEXTS[edition.id] ?? '');
    expect(numbers.size).toBeGreaterThan(900);
    const wrong = Object.entries(edition.cites).filter(([, n]) => !n.startsWith('es.') && !numbers.has(n));
    expect(wrong).toEqual([]);
  });

  it('should say everything that the registry asks for', () => {
    expect(Object.keys(edition.parameters).sort()).toEqual(Object.keys(EDITION_2026.parameters).sort());
  });
});

describe('the general rules of before today', () => {
  const tables: readonly (readonly [Gists, readonly string[]])[] = [
    [BASE_2005, ['2005-fr', '2006-en', '2007-05']],
    [BASE_UNTIL_2013, ['2009-en', '2010-04', '2011-04']],
    [BASE_FROM_2013, ['2011plus-ja', '2018-04']],
  ];

  it('should be short sentences of our own', () => {
    for (const gist of tables.flatMap(([gists]) => Object.values(gists)))
      expect(gist).toMatch(/^\S.{8,150}\.$/);
  });

  it.skipIf(!here)(`should be numbered as in a text of their time${skipped}`, () => {
    for (const [gists, editions] of tables) {
      const numbers = editions.map((id) => numbersIn(TEXTS[id] ?? ''));
      expect(Object.keys(gists).filter((n) => !numbers.some((text) => text.has(n)))).toEqual([]);
    }
  });
});

describe('the editions', () => {
  it('should be the five texts, today, and the dates between', () => {
    expect(allEditions.map(({ id }) => id)).toEqual([
      '2005-08',
      '2005-fr',
      '2006-en',
      '2007-02',
      '2007-05',
      '2009-en',
      '2010-04',
      '2010-es',
      '2011-04',
      '2011plus-ja',
      '2018-04',
      '2019-07',
      '2024-11',
      '2026',
    ]);
    expect(new Set(allEditions.map(({ name }) => name)).size).toBe(allEditions.length);
  });

  it('should be given by id', () => {
    expect(DEFAULT_EDITION).toBe('2026');
    expect(editionIds).toEqual(allEditions.map(({ id }) => id));
    for (const edition of allEditions) expect(getEdition(edition.id)).toBe(edition);
    expect(getEdition('1993')).toBeUndefined();
    expect(getEdition('constructor')).toBeUndefined();
  });
});
