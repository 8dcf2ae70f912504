import type { NumberTest, ObjectView, Seat, TargetId } from '@ettin/schema';

/** What an ability's data is read against; a sketch of the engine's own, with what a player knows. */
export interface Env {
  /** The object whose ability it is: a card in hand, a permanent, or a spell. */
  readonly self: ObjectView | null;
  readonly controller: Seat;
  readonly x: number;
  readonly targets: Readonly<Record<string, readonly TargetId[]>>;
  readonly bound: Readonly<Record<string, readonly TargetId[]>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly it: TargetId;
  readonly that: Seat;
  readonly amount: number;
  /** What the source is attached to, or is about to be; -1 for nothing. */
  readonly attached: TargetId;
  readonly kicked: boolean;
  /** How it is cast: 'surge', 'evoke' …; '' where that isn't known. */
  readonly method: string;
}

export function envFor(self: ObjectView | null, controller: Seat, change: Partial<Env> = {}): Env {
  return {
    self,
    controller,
    x: 0,
    targets: {},
    bound: {},
    numbers: {},
    it: 0,
    that: -1,
    amount: 0,
    attached: self?.attachedTo ?? -1,
    kicked: false,
    method: '',
    ...change,
  };
}

export function compare(a: number, op: NumberTest['is'], b: number): boolean {
  switch (op) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '=':
      return a === b;
    case '!=':
      return a !== b;
    case '>=':
      return a >= b;
    case '>':
      return a > b;
  }
}

/** Of the first one; 0 for none. */
export function first<T>(list: readonly T[], of: (x: T) => number): number {
  const x = list[0];
  return x === undefined ? 0 : of(x);
}
export function sum<T>(list: readonly T[], of: (x: T) => number): number {
  let n = 0;
  for (const x of list) n += of(x);
  return n;
}
