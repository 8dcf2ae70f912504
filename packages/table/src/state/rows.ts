/**
 * A list that grows at its end by new lists: what came before is shared by pages and not copied, where an array of all
 * would be copied for each row of a game that has thousands. Plain JSON; never written in place.
 */
export interface Rows<T> {
  /** Pages of `PAGE` rows, oldest first. */
  readonly full: readonly (readonly T[])[];
  /** The rows after them, fewer than a page. */
  readonly last: readonly T[];
}

export const PAGE = 32;
export const NO_ROWS: Rows<never> = { full: [], last: [] };

export const rowCount = <T>({ full, last }: Rows<T>): number => full.length * PAGE + last.length;

/** With these behind. `most`: rows that are kept at least; pages before them go. */
export function withRows<T>(rows: Rows<T>, more: readonly T[], most = Number.POSITIVE_INFINITY): Rows<T> {
  let last = [...rows.last, ...more];
  if (last.length < PAGE) return { full: rows.full, last };
  const full = [...rows.full];
  while (last.length >= PAGE) {
    full.push(last.slice(0, PAGE));
    last = last.slice(PAGE);
  }
  const spare = Math.floor((full.length * PAGE + last.length - most) / PAGE);
  return { full: spare > 0 ? full.slice(spare) : full, last };
}

/** The first `count` of them. */
export function firstRows<T>(rows: Rows<T>, count: number): Rows<T> {
  if (count >= rowCount(rows)) return rows;
  const pages = Math.floor(count / PAGE);
  const rest = rows.full[pages] ?? rows.last;
  return { full: rows.full.slice(0, pages), last: rest.slice(0, count - pages * PAGE) };
}

export const allRows = <T>({ full, last }: Rows<T>): readonly T[] => [...full.flat(), ...last];

/** The row at a place, counted from 0; undefined outside. */
export const rowAt = <T>({ full, last }: Rows<T>, at: number): T | undefined =>
  at < full.length * PAGE ? full[Math.floor(at / PAGE)]?.[at % PAGE] : last[at - full.length * PAGE];

export const lastRow = <T>({ full, last }: Rows<T>): T | undefined => last.at(-1) ?? full.at(-1)?.at(-1);

/** The rows behind one of them, which is looked for from the end; all where it isn't among them. */
export function rowsAfter<T>(rows: Rows<T>, row: T | undefined): readonly T[] {
  const found: T[] = [];
  for (let i = rowCount(rows) - 1; i >= 0; i--) {
    const one = rowAt(rows, i);
    if (one === undefined || one === row) break;
    found.push(one);
  }
  return found.reverse();
}
