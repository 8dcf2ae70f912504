import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareNumbers, type RuleLine, ruleLines, TEXT_IDS } from '../index.js';

const TABLE = new URL('../../../../../shared/rule-lines.tsv', import.meta.url);
const here = existsSync(TABLE);

function readTable(edition: string): RuleLine[] {
  const [, ...rows] = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
  return rows
    .map((row) => row.split('\t'))
    .filter(([of]) => of === edition)
    .map(([, id = '', kind = '', testable = '', gist = '', contradiction = '']) => ({
      id,
      kind: kind as RuleLine['kind'],
      testable: testable === 'yes',
      ...(testable === 'yes' ? {} : { reason: testable.replace(/^no: /, '') }),
      gist,
      ...(contradiction === '' ? {} : { contradiction }),
    }));
}

describe.each(TEXT_IDS)('the index of %s', (text) => {
  const lines = ruleLines(text);

  it.skipIf(!here)(`should be the shared table${here ? '' : ' (skipped: no table at hand)'}`, () => {
    expect(lines).toEqual(readTable(text));
  });

  it('should have each id once, in the order of the text', () => {
    const ids = lines.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort(compareNumbers)).toEqual(ids);
  });

  it('should say why a line is not testable, and only then', () => {
    for (const { id, testable, reason } of lines) expect(reason === undefined, id).toBe(testable);
  });
});

it('should index 619 lines, of which 574 can be proven', () => {
  const all = TEXT_IDS.flatMap((text) => ruleLines(text));
  expect(all).toHaveLength(619);
  expect(all.filter(({ testable }) => testable)).toHaveLength(574);
  expect(ruleLines('2018-04')).toEqual([]);
});
