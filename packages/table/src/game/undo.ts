import type { PersonId } from '@ettin/protocol';
import type { Seat } from '@ettin/schema';
import { firstRows } from '../state/rows.js';
import type { PlayState, TableState } from '../state/table.js';
import { notice } from './log.js';

/** Place of a person's latest action in the history, and whether taking it back needs nobody's consent. */
export function undoOf(
  play: PlayState,
  person: PersonId,
): { readonly point: number; readonly free: boolean } | null {
  const point = play.history.findLastIndex((p) => p.by === person);
  const found = play.history[point];
  if (found === undefined) return null;
  return { point, free: found.free && point === play.history.length - 1 };
}

/** The game as it was before an action of the history; `agreed`: others were asked. Time that was used stays used. */
export function goBack(table: TableState, point: number, by: Seat, agreed = false): TableState {
  const { play } = table;
  const found = play?.history[point];
  if (play === null || found === undefined) return table;
  const position = play.at + 1;
  const back: PlayState = {
    ...play,
    state: found.state,
    record: { ...play.record, actions: firstRows(play.record.actions, found.actions) },
    at: position,
    moment: position,
    since: position,
    history: play.history.slice(0, point),
    drafts: [],
    intents: [],
    ask: null,
  };
  return { ...table, play: notice(back, by, agreed ? 'undone:agreed' : 'undone') };
}
