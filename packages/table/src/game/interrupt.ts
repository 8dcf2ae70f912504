import { stateHash } from '@ettin/replay';
import type { TableState } from '../state/table.js';
import { withSeat } from '../state/who.js';

/**
 * The game can't go on, since the engine that is there now would play it otherwise: what was played so far stays, for its
 * replay and for a rematch with the same seats and decks. `winner`: it was over already, and who won.
 */
export function interrupt(table: TableState, winner?: number | null): TableState {
  const { play } = table;
  if (play === null) return table;
  const came = table.seats.reduce(
    (t, s, seat) =>
      s.coming === null
        ? t
        : withSeat(t, seat, { occupant: { kind: 'person', person: s.coming }, coming: null }),
    table,
  );
  return {
    ...came,
    phase: 'over',
    play: null,
    seats: came.seats.map((s) => ({ ...s, ready: s.occupant.kind === 'bot' })),
    interrupted: {
      game: table.games,
      engine: table.engine,
      edition: play.record.edition,
      startingTeam: play.startingTeam,
      record: play.record,
      last: stateHash(play.state),
      ...(winner === undefined ? {} : { winner }),
    },
  };
}

/** Only its outcome is known of a game that was interrupted before: it counts. */
export function endInterrupted(table: TableState, winner: number | null): TableState {
  const { interrupted, score } = table;
  if (interrupted === null || interrupted.winner !== undefined) return table;
  return {
    ...table,
    score: [score[0] + (winner === 0 ? 1 : 0), score[1] + (winner === 1 ? 1 : 0)],
    interrupted: { ...interrupted, winner },
  };
}
