import type { LoggedEvent, SocialEvent } from '@ettin/protocol';
import type { Viewer } from '@ettin/schema';
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
  return newest(play.log, (r) => r.n[place] ?? -1, from).map(said);
}

/** Chat, phrases and pings from number `from` on that this viewer hears. */
export function socialFor(table: TableState, viewer: Viewer, from = 0): readonly SocialEvent[] {
  const group = viewer === 'spectator' ? 2 : teamOf(table, viewer);
  const said = ({ event, n }: SocialRow): SocialEvent => ({ ...event, n: n[group] });
  return newest(table.social, (r) => r.n[group], from).map(said);
}

/** From the end backwards, since nearly always only few rows are new. */
function newest<T>(rows: readonly T[], number: (row: T) => number, from: number): readonly T[] {
  const found: T[] = [];
  for (let i = rows.length - 1; i >= 0 && found.length < MOST; i--) {
    const row = rows[i] as T;
    const n = number(row);
    if (n < 0) continue;
    if (n < from) break;
    found.push(row);
  }
  return found.reverse();
}
