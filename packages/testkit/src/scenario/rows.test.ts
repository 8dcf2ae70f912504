import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TEXT_IDS } from '@ettin/editions';
import { describe, expect, it } from 'vitest';
import { loadScenarios } from './load.js';
import { vocabularyWith } from './run.js';
import { readScenario } from './scenario.js';

/**
 * The list of scenarios that there must be at least: rows of a table, each with an id and the editions that it holds for. A
 * scenario belongs to the row whose id it has, alone (`D13`) or before a dash (`D07-each`).
 */
const LIST = new URL('../../../../../shared/scenarios.md', import.meta.url);
const here = existsSync(LIST);

/** How the list calls the editions, in the order of the texts. */
const KEYS: readonly string[] = ['fr05', 'en06', 'en09', 'es10', 'ja16', 'c26'];
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  all: KEYS,
  SHARE: KEYS.slice(0, 4),
  TOTAL: KEYS.slice(4),
  'TEAM-ATK': KEYS.slice(0, 5),
  'HEAD-ATK': KEYS.slice(5),
};

const keyAt = (key: string | undefined): number => KEYS.indexOf(key ?? '');

/** The editions that a cell names, by their texts: keys, groups, `en06 … c26`, `ja16 and earlier`; anything else is a remark. */
function editionsIn(cell: string): readonly string[] {
  const words = (cell.match(/[\w-]+|…/g) ?? []).filter(
    (word) => keyAt(word) >= 0 || Object.hasOwn(GROUPS, word) || word === '…' || word === 'earlier',
  );
  const named = words.flatMap((word, i): readonly string[] => {
    const at = keyAt(word);
    if (word === '…') return KEYS.slice(keyAt(words[i - 1]), keyAt(words[i + 1]) + 1);
    if (at >= 0) return words[i + 1] === 'earlier' ? KEYS.slice(0, at + 1) : [word];
    return GROUPS[word] ?? [];
  });
  return TEXT_IDS.filter((_, i) => named.includes(KEYS[i] ?? ''));
}

function rows(): readonly { readonly id: string; readonly editions: readonly string[] }[] {
  return readFileSync(LIST, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, id = '']) => /^[A-Z]\d\d$/.test(id))
    .map(([, id = '', cell = '']) => ({ id, editions: editionsIn(cell) }));
}

/** By row, the editions under which its scenarios are played. */
function shown(): ReadonlyMap<string, ReadonlySet<string>> {
  const out = new Map<string, Set<string>>();
  for (const { file, text } of loadScenarios(
    fileURLToPath(new URL('../../../../scenarios', import.meta.url)),
  )) {
    const row = /([A-Z]\d\d)(-[^/]*)?\.yaml$/.exec(`/${file}`.split('/').at(-1) ?? '')?.[1];
    if (row === undefined) continue;
    const read = readScenario(text, vocabularyWith);
    if (!read.ok) throw new Error(`${file}: ${read.problems.map((p) => p.message).join('; ')}`);
    out.set(row, new Set([...(out.get(row) ?? []), ...read.scenario.editions]));
  }
  return out;
}

describe.skipIf(!here)(`the list of scenarios${here ? '' : ' (skipped: no list at hand)'}`, () => {
  it('should be read whole', () => {
    expect(rows().length).toBeGreaterThan(120);
    expect(rows().filter(({ editions }) => editions.length === 0)).toEqual([]);
  });

  it('should have a scenario for each row under each of its editions', () => {
    const have = shown();
    const missing = rows().flatMap(({ id, editions }) =>
      editions.filter((edition) => have.get(id)?.has(edition) !== true).map((edition) => `${id} ${edition}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the editions of a row', () => {
  it.each([
    ['all since 2005-10-01', TEXT_IDS],
    ['SHARE', ['2005-fr', '2006-en', '2009-en', '2010-es']],
    ['en06 (from 2006-12) … c26', ['2006-en', '2009-en', '2010-es', '2011plus-ja', '2026']],
    ['ja16 and earlier; c26', TEXT_IDS],
    ['es10 (en09)', ['2009-en', '2010-es']],
    ['en09 es10 (Oct 2010 base) ja16', ['2009-en', '2010-es', '2011plus-ja']],
    ['TEAM-ATK', ['2005-fr', '2006-en', '2009-en', '2010-es', '2011plus-ja']],
    ['TOTAL', ['2011plus-ja', '2026']],
    ['es10 literal / fixed', ['2010-es']],
  ])('should be read: %s', (cell, editions) => {
    expect(editionsIn(cell)).toEqual(editions);
  });
});
