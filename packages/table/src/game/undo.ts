import type { PersonId } from '@ettin/protocol';
import type { Seat } from '@ettin/schema';
import { firstRows } from '../state/rows.js';
import type { PlayState, TableState, UndoPoint } from '../state/table.js';
import { notice } from './log.js';

/** The point of the history before a person's latest action, and whether going back to it needs nobody's consent. */
export function undoOf(
  play: PlayState,
  person: PersonId,
): { readonly point: UndoPoint; readonly free: boolean } | null {
  const point = play.history.findLast((p) => p.by === person);
  if (point === undefined) return null;
  return { point, free: point.free && point === play.history.at(-1) };
}

/**
 * The game as it was at the point of its history that has so many `actions` before it; `agreed`: others were asked. Time that
 * was used stays used.
 */
export function goBack(table: TableState, actions: number, by: Seat, agreed = false): TableState {
  const { play } = table;
  const found = play?.history.find((p) => p.actions === actions);
  // whose action it was has gone meanwhile: a seat that changed hands has no past
  if (play === null || found === undefined) return table;
  const position = play.at + 1;
  const back: PlayState = {
    ...play,
    state: found.state,
    record: { ...play.record, actions: firstRows(play.record.actions, found.actions) },
    at: position,
    moment: position,
    since: position,
    history: play.history.slice(0, play.history.indexOf(found)),
    drafts: [],
    intents: [],
    ask: null,
  };
  return { ...table, play: notice(back, by, agreed ? 'undone:agreed' : 'undone') };
}
