import { createGame } from '@ettin/engine';
import { REPLAY_FORMAT, Recorder, type Replay, type ReplayAction, unpackSetup } from '@ettin/replay';
import { type Refused, refused } from '../machine/result.js';
import { allRows, rowCount, withRows } from '../state/rows.js';
import { gameRules } from '../state/rules.js';
import type { GameRecord, Interrupted, PlayState, TableState } from '../state/table.js';

/** The record with one more move. */
export const recorded = ({ record }: PlayState, action: ReplayAction): GameRecord => ({
  ...record,
  actions: withRows(record.actions, [action]),
});

/**
 * The latest game as a replay, with its seed and hence every hidden card: only once it is over. `game` counts from 1 as
 * `TableView.game` does; earlier ones aren't kept. `engine`: what the replay is pinned to.
 */
export function replayOf(
  table: TableState,
  game: number,
  engine: string,
): { readonly ok: true; readonly replay: Replay } | Refused {
  const { play } = table;
  if (play === null || game !== table.games) return refused('notNow', 'this game is not kept any more');
  if (play.state.result === null) return refused('notNow', 'the game is not over');
  const rules = gameRules(table);
  const setup = unpackSetup(play.record.setup);
  const created = createGame(rules, setup);
  if (!created.ok) throw new Error('a game that was played can be begun again');
  const recorder = new Recorder(rules, setup, play.record.players, engine, created.state);
  return { ok: true, replay: recorder.whole(allRows(play.record.actions), play.state) };
}

/** As much of a game that was interrupted as this engine and the one that played it agree about, pinned to that one. */
export function interruptedReplay(
  { engine, edition, last }: Interrupted,
  { setup, rules, players, actions }: GameRecord,
): Replay {
  return {
    ettin: 'replay',
    format: REPLAY_FORMAT,
    engine,
    edition,
    rules,
    players,
    setup,
    actions: allRows(actions),
    checkpoints: [[rowCount(actions), last]],
    result: null,
  };
}
