import type { SeatView, TableView } from '@ettin/protocol';

/** Why the game can't begin yet, in the order in which it is best mended. */
export const OBSTACLES = ['seats', 'decks', 'faults', 'ready'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

export interface Waits {
  readonly for: Obstacle;
  /** The seats concerned. */
  readonly seats: readonly SeatView[];
}

/** The first thing that the game waits for; null where it may begin. A rematch takes everybody for ready. */
export function waitsFor(table: TableView, rematch = false): Waits | null {
  const found = (obstacle: Obstacle, of: (seat: SeatView) => boolean): Waits | null => {
    const seats = table.seats.filter(of);
    return seats.length === 0 ? null : { for: obstacle, seats };
  };
  return (
    found('seats', (s) => s.taken === 'nobody') ??
    found('decks', (s) => s.deck === null) ??
    found('faults', hasBlocking) ??
    (rematch ? null : found('ready', (s) => !s.ready))
  );
}

/** Whether the deck keeps the game from beginning. Of others' decks one is told only that something is wrong. */
function hasBlocking({ faults, ready }: SeatView): boolean {
  return faults === 'some' ? !ready : faults.some((f) => f.blocks);
}
