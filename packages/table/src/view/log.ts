import type { LoggedEvent, SocialEvent } from '@ettin/protocol';
import type { Viewer } from '@ettin/schema';
import { rowAt, rowCount } from '../state/rows.js';
import type { LogRow, SocialRow, TableState } from '../state/table.js';
import { teamOf } from '../state/who.js';

/** Rows that a viewer is sent at once at most. */
const MOST = 400;

/** What has happened in the game from number `from` on, as the viewer may know it. */
export function logFor(table: TableState, viewer: Viewer, from = 0): readonly LoggedEvent[] {
  const { play } = table;
  if (play === null) return [];
  const place = viewer === 'spectator' ? play.logNext.length - 1 : viewer;
  const team = viewer === 'spectator' ? null : teamOf(table, viewer);
  const said = ({ event, n, why, whose }: LogRow): LoggedEvent => ({
    n: n[place] ?? 0,
    event,
    ...(why !== undefined && whose === team ? { why } : {}),
  });
  return newest(
    rowCount(play.log),
    (i) => rowAt(play.log, i),
    (r) => r.n[place] ?? -1,
    from,
  ).map(said);
}

/** Chat, phrases and pings from number `from` on that this viewer hears. */
export function socialFor(table: TableState, viewer: Viewer, from = 0): readonly SocialEvent[] {
  const group = viewer === 'spectator' ? 2 : teamOf(table, viewer);
  const said = ({ event, n }: SocialRow): SocialEvent => ({ ...event, n: n[group] });
  return newest(
    table.social.length,
    (i) => table.social[i],
    (r) => r.n[group],
    from,
  ).map(said);
}

/** From the end backwards, since nearly always only few rows are new. */
function newest<T>(
  count: number,
  at: (place: number) => T | undefined,
  number: (row: T) => number,
  from: number,
): readonly T[] {
  const found: T[] = [];
  for (let i = count - 1; i >= 0 && found.length < MOST; i--) {
    const row = at(i);
    const n = row === undefined ? -1 : number(row);
    if (row === undefined || n < 0) continue;
    if (n < from) break;
    found.push(row);
  }
  return found.reverse();
}
