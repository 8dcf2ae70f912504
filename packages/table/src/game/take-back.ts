import type { PersonId } from '@ettin/protocol';
import type { Seat } from '@ettin/schema';
import { done, refused, type Stepped } from '../machine/result.js';
import type { TableState } from '../state/table.js';
import { askAll } from './consent.js';
import { goBack, undoOf } from './undo.js';

/** A person takes their latest action back: at once where that is free, else when all people at the table agree. */
export function undo(table: TableState, person: PersonId, seat: Seat): Stepped {
  const { play } = table;
  if (play === null) return refused('notNow', 'there is no game');
  if (play.ask !== null) return refused('notNow', 'a question to all waits for its answers');
  const found = undoOf(play, person);
  if (found === null) return refused('nothingToUndo', 'there is nothing of yours to take back');
  if (found.free) return done(goBack(table, found.point.actions, seat));
  return askAll(table, seat, { type: 'undo', actions: found.point.actions });
}
