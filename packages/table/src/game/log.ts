import { SPECTATORS } from '@ettin/engine';
import type { BotReason, GameEvent, NoticeText, Seat } from '@ettin/schema';
import { withRows } from '../state/rows.js';
import type { LogRow, PlayState } from '../state/table.js';

/** Events that a game keeps at least: more than any viewer is ever sent at once, also of those that not all may know. */
const KEPT = 700;

export interface Reason {
  readonly why: BotReason | null;
  /** The team that may read it: a bot's reasons can speak of its hand. */
  readonly whose: number;
}

/** The game with these events in its log, numbered for each who may know of them. */
export function logged(play: PlayState, events: readonly GameEvent[], reason?: Reason): PlayState {
  if (events.length === 0) return play;
  const next = play.logNext.slice();
  const watching = next.length - 1;
  const rows = events.map((event, i): LogRow => {
    const n = next.map((at, viewer) => {
      const seat = viewer === watching ? SPECTATORS : viewer;
      if (event.audience !== 'all' && !event.audience.includes(seat)) return -1;
      next[viewer] = at + 1;
      return at;
    });
    return i === 0 && reason !== undefined && reason.why !== null
      ? { event, n, why: reason.why, whose: reason.whose }
      : { event, n };
  });
  return { ...play, log: withRows(play.log, rows, KEPT), logNext: next };
}

/** Something that the table says of itself, for all to read. */
export function notice(play: PlayState, player: Seat, what: NoticeText): PlayState {
  return logged(play, [{ type: 'notice', cite: 'choice', audience: 'all', player, what }]);
}
