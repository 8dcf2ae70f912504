import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareNumbers, type RuleLine, ruleLines } from '../index.js';

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

describe('the index of 2026', () => {
  const lines = ruleLines('2026');

  it.skipIf(!here)(`should be the shared table${here ? '' : ' (skipped: no table at hand)'}`, () => {
    expect(lines).toEqual(readTable('2026'));
  });

  it('should have each id once, in the order of the text', () => {
    const ids = lines.map(({ id }) => id);
    expect(ids).toHaveLength(142);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort(compareNumbers)).toEqual(ids);
  });

  it('should say why a line is not testable, and only then', () => {
    for (const { id, testable, reason } of lines) expect(reason === undefined, id).toBe(testable);
  });
});
