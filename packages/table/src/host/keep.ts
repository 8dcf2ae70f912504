import { writeReplay } from '@ettin/replay';
import { interruptedReplay, replayOf } from '../game/record.js';
import type { KeptGame } from '../ports/replays.js';
import type { TableState } from '../state/table.js';

/** The table's latest game as it is to be kept; null while it is going on, and where nothing is known of its moves. */
export function gameToKeep(table: TableState, version: string, at: number): KeptGame | null {
  const head = { table: table.id, game: table.games, at, people: table.people.map((p) => p.id) };
  const { interrupted, play } = table;
  if (play !== null && play.state.result !== null) {
    const made = replayOf(table, table.games, version);
    if (!made.ok) return null;
    const { replay } = made;
    return {
      ...head,
      edition: replay.edition,
      names: replay.setup.teams.flatMap((team) => team.map((s) => s.name)),
      winner: play.state.result.winner,
      text: writeReplay(replay),
    };
  }
  if (interrupted === null || interrupted.record === null) return null;
  return {
    ...head,
    edition: interrupted.edition,
    names: interrupted.record.setup.teams.flatMap((team) => team.map((s) => s.name)),
    ...(interrupted.winner === undefined ? {} : { winner: interrupted.winner }),
    text: writeReplay(interruptedReplay(interrupted, interrupted.record)),
  };
}
