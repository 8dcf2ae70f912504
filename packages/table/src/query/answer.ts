import type { PersonId, Query, ServerMessage } from '@ettin/protocol';
import type { TableState } from '../state/table.js';
import { seatOf } from '../state/who.js';
import { tryAction } from './try.js';
import { whyNot } from './why.js';

/** What a person is told who asks; nothing changes. `now`: milliseconds since the epoch. */
export function answerTo(
  table: TableState,
  person: PersonId,
  query: Exclude<Query, { type: 'sync' }>,
  now: number,
): ServerMessage {
  const { id } = query;
  const seat = seatOf(table, person);
  switch (query.type) {
    case 'echo':
      return { type: 'echo', id, now };
    case 'try':
      return { type: 'tried', id, result: tryAction(table, seat, query.action) };
    case 'why':
      return { type: 'why', id, ways: whyNot(table, seat, query.object, query.on) };
  }
}
