import type { Action, ObjectId, Seat } from '@ettin/schema';

/**
 * What a rookie remembers within a turn, so that nothing is tried for ever: how often each thing was done, and
 * what was taken back.
 */
export class Memory {
  private turn = -1;
  private readonly done = new Map<string, number>();
  private readonly mulligans = new Map<Seat, number>();

  at(turn: number): void {
    if (turn === this.turn) return;
    this.turn = turn;
    this.done.clear();
    this.kicked.clear();
    if (turn <= 1) this.mulligans.clear();
  }

  /** May it be done once more, at so many times a turn? */
  allows(action: Action, most: number): boolean {
    return (this.done.get(keyOf(action)) ?? 0) < most;
  }
  count(action: Action): void {
    this.done.set(keyOf(action), (this.done.get(keyOf(action)) ?? 0) + 1);
    if (action.type === 'cast' || action.type === 'activate') this.last = action;
  }
  private last: Action | null = null;
  /** What was begun last came to nothing: not again this turn. */
  dropped(): void {
    if (this.last !== null) this.done.set(keyOf(this.last), 1000);
  }

  /** Spells being cast for which an additional cost was chosen. */
  readonly kicked = new Set<ObjectId>();

  mulligansOf(seat: Seat): number {
    return this.mulligans.get(seat) ?? 0;
  }
  mulligan(seat: Seat): void {
    this.mulligans.set(seat, this.mulligansOf(seat) + 1);
  }
}

function keyOf(a: Action): string {
  switch (a.type) {
    case 'cast':
      return `c${a.object} ${a.face ?? 0} ${a.method ?? ''}`;
    case 'activate':
      return `a${a.object} ${a.ability}`;
    case 'special':
      return `s${a.object}`;
    default:
      return a.type;
  }
}
