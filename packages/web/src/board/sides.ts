import type { PlayerView, Seat } from '@ettin/schema';

/** Which team is shown at the bottom, and in which order the heads stand. */
export interface Sides {
  readonly ours: number;
  readonly theirs: number;
  readonly ourSeats: readonly Seat[];
  readonly theirSeats: readonly Seat[];
  /** Null for a watcher. */
  readonly me: Seat | null;
}

/** One's own team is at the bottom with oneself at the right; a watcher looks over team A's shoulder. */
export function sidesOf(view: PlayerView): Sides {
  const me = view.viewer === 'spectator' ? null : view.viewer;
  const ours = me === null ? 0 : (view.players[me]?.team ?? 0);
  const seats = (team: number) => view.teams[team]?.seats ?? [];
  const mates = seats(ours).filter((s) => s !== me);
  return {
    ours,
    theirs: 1 - ours,
    ourSeats: me === null ? mates : [...mates, me],
    theirSeats: seats(1 - ours),
    me,
  };
}
