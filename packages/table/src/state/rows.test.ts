import { describe, expect, it } from 'vitest';
import {
  allRows,
  firstRows,
  lastRow,
  NO_ROWS,
  PAGE,
  type Rows,
  rowAt,
  rowCount,
  rowsAfter,
  withRows,
} from './rows.js';

const counted = (n: number, from = 0): number[] => Array.from({ length: n }, (_, i) => from + i);

/** The same numbers, put in one by one, in threes or at once. */
function grown(n: number, by: number): Rows<number> {
  let rows: Rows<number> = NO_ROWS;
  for (let i = 0; i < n; i += by) rows = withRows(rows, counted(Math.min(by, n - i), i));
  return rows;
}

describe('rows by pages', () => {
  it.each([0, 1, PAGE - 1, PAGE, PAGE + 1, 3 * PAGE, 1000])(
    'are the list of all that was put behind: %i',
    (n) => {
      for (const by of [1, 3, PAGE, 1000]) {
        const rows = grown(n, by);
        expect(allRows(rows)).toEqual(counted(n));
        expect(rowCount(rows)).toBe(n);
        expect(rows.full.every((page) => page.length === PAGE)).toBe(true);
        expect(rows.last.length).toBeLessThan(PAGE);
        expect(counted(n).map((i) => rowAt(rows, i))).toEqual(counted(n));
        expect(rowAt(rows, n)).toBeUndefined();
      }
    },
  );

  it('share the pages that were there, and leave the list before as it was', () => {
    const before = grown(100, 7);
    const after = withRows(before, counted(40, 100));
    expect(after.full.slice(0, 3)).toEqual(before.full);
    expect(before.full.every((page, i) => after.full[i] === page)).toBe(true);
    expect(allRows(before)).toEqual(counted(100));
  });

  it.each([0, 5, PAGE, PAGE + 5, 99, 100, 200])('can be cut to the first %i', (n) => {
    const cut = firstRows(grown(100, 9), n);
    expect(allRows(cut)).toEqual(counted(Math.min(n, 100)));
    expect(allRows(withRows(cut, [7]))).toEqual([...counted(Math.min(n, 100)), 7]);
  });

  it('lose their oldest pages, and never any of those that are to be kept', () => {
    let rows: Rows<number> = NO_ROWS;
    for (let i = 0; i < 2_000; i++) {
      rows = withRows(rows, [i], 100);
      expect(rowCount(rows)).toBeGreaterThanOrEqual(Math.min(i + 1, 100));
      expect(rowCount(rows)).toBeLessThan(100 + 2 * PAGE);
      expect(allRows(rows).at(-1)).toBe(i);
    }
    expect(allRows(rows)).toEqual(counted(rowCount(rows), 2_000 - rowCount(rows)));
  });

  it.each([0, 1, PAGE, 99, 100])('tell those behind one of them: %i of 100', (n) => {
    const rows = grown(100, 7);
    expect(rowsAfter(rows, 99 - n)).toEqual(counted(n, 100 - n));
    expect(lastRow(rows)).toBe(99);
  });

  it('are all behind one that is not among them', () => {
    expect(rowsAfter(grown(PAGE, 1), undefined)).toEqual(counted(PAGE));
    expect(lastRow(grown(PAGE, 1))).toBe(PAGE - 1);
    expect(lastRow(NO_ROWS)).toBeUndefined();
  });
});
