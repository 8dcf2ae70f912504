/**
 * Rule numbers as paths: "805.10e.4" is [805, 10, 'e', 4], "810.9a-ex1" is [810, 9, 'a', '-ex', 1]. Compared part by
 * part, so that 810.10 follows 810.9 and isn't under 810.1.
 */
export type RulePath = readonly (number | string)[];

export function rulePath(id: string): RulePath {
  return (id.toLowerCase().match(/\d+|-?[a-z]+/g) ?? []).map((part) =>
    /^\d/.test(part) ? Number(part) : part,
  );
}

function comparePart(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  return typeof a === 'number' ? -1 : 1;
}

/** Order of the rules text: a rule before its lines, these before its subrules. */
export function compareNumbers(a: string, b: string): number {
  const left = rulePath(a);
  const right = rulePath(b);
  for (const [index, part] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const order = comparePart(part, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

export function isUnder(id: string, number: string): boolean {
  const path = rulePath(id);
  const top = rulePath(number);
  return top.length > 0 && top.every((part, index) => path[index] === part);
}

/** 810.9a.1 is a line of 810.9a and not of 810.9, whose subrule 810.9a is. */
export const isLineOf = (id: string, number: string): boolean =>
  isUnder(id, number) && /^(?:\.\d+)?$/.test(id.slice(number.length));

function shared(a: RulePath, b: RulePath): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

/** What to offer for a number that isn't there: the numbers next to it, those of its own rule first. */
export function nearNumbers(wanted: string, known: Iterable<string>, limit = 5): readonly string[] {
  const path = rulePath(wanted);
  const sorted = [...new Set(known)].sort(compareNumbers);
  const place = sorted.filter((id) => compareNumbers(id, wanted) < 0).length;
  return sorted
    .map((id, index) => ({
      id,
      common: shared(rulePath(id), path),
      distance: index < place ? place - index : index - place + 1,
    }))
    .sort((a, b) => b.common - a.common || a.distance - b.distance)
    .slice(0, limit)
    .map(({ id }) => id)
    .sort(compareNumbers);
}
