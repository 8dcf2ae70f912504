/** Where a control leads to. */
export const MOVES = ['start', 'turnBack', 'back', 'on', 'turnOn', 'end'] as const;
export type Move = (typeof MOVES)[number];

export interface Track {
  readonly last: number;
  /** The first position of each turn, in order; the first of them is 0. */
  readonly turns: readonly number[];
}

/** The position that a move leads to from another; where it can't go on it stays. */
export function moved(at: number, move: Move, { last, turns }: Track): number {
  switch (move) {
    case 'start':
      return 0;
    case 'end':
      return last;
    case 'back':
      return Math.max(0, at - 1);
    case 'on':
      return Math.min(last, at + 1);
    case 'turnBack':
      return turns.findLast((n) => n < at) ?? 0;
    case 'turnOn':
      return turns.find((n) => n > at) ?? last;
  }
}

const KEYS: Readonly<Record<string, Move>> = {
  Home: 'start',
  PageUp: 'turnBack',
  ',': 'back',
  '.': 'on',
  PageDown: 'turnOn',
  End: 'end',
};

/** Keys that the table itself has no use for. */
export const moveOf = (key: string): Move | null => (Object.hasOwn(KEYS, key) ? (KEYS[key] ?? null) : null);

/** Milliseconds for a position while it plays by itself. */
export const SPEEDS = { slow: 1_500, usual: 700, quick: 250 } as const;
export type Speed = keyof typeof SPEEDS;
export const SPEED_NAMES = ['slow', 'usual', 'quick'] as const satisfies readonly Speed[];
