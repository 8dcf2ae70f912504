import { adjust, apply, createGame, type State } from '@ettin/engine';
import { stateHash, unpackSetup } from '@ettin/replay';
import { rowAt, rowCount } from '../state/rows.js';
import { gameRules } from '../state/rules.js';
import type { PlayState, TableState } from '../state/table.js';

/**
 * Does the engine that is there now make the same game of the same moves? Looked at by hashes of whole states: the latest
 * one, and those that an undo would go back to. Whatever fails on the way says no.
 */
export function playsTheSame(table: TableState, { record, state, history }: PlayState): boolean {
  const wanted = new Map<number, string[]>();
  const want = (after: number, of: State) => wanted.set(after, [...(wanted.get(after) ?? []), stateHash(of)]);
  want(rowCount(record.actions), state);
  for (const point of history) want(point.actions, point.state);
  try {
    const rules = gameRules(table);
    const created = createGame(rules, unpackSetup(record.setup));
    if (!created.ok) return false;
    let now = created.state;
    for (let n = 0; ; n++) {
      if (wanted.get(n)?.some((hash) => hash !== stateHash(now)) === true) return false;
      const action = rowAt(record.actions, n);
      if (action === undefined) return true;
      const done =
        action.type === 'adjust'
          ? adjust(rules, now, action.player, action.adjustment)
          : apply(rules, now, action);
      if (!done.ok) return false;
      now = done.state;
    }
  } catch {
    // an engine that throws on what another has played doesn't play the same
    return false;
  }
}
