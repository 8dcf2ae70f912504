import { lastRow, rowsAfter } from './rows.js';
import type { TableState } from './table.js';

/**
 * What an entry made of the game, in short: kept with the entry, so that a program which carries it out again finds out at
 * once whether its engine plays the same. Holds nothing but a sum and the outcome.
 */
export interface Mark {
  readonly sum: string;
  /** The entry ended the game: the team that won, null for a draw. */
  readonly winner?: number | null;
}

/** Undefined where the entry changed nothing about a game. */
export function markOf(before: TableState, after: TableState): Mark | undefined {
  const { play } = after;
  const was = before.play;
  if (play === null) return undefined;
  if (was !== null && before.games === after.games && was.at === play.at && was.log === play.log)
    return undefined;
  const last = was === null || before.games !== after.games ? undefined : lastRow(was.log);
  const s = play.state;
  const sum = sumOf(
    JSON.stringify([
      play.at,
      play.logNext,
      rowsAfter(play.log, last).map((row) => row.event),
      s.seq,
      s.turn,
      s.priority,
      s.pending?.id,
      s.teams,
      s.hands.map((hand) => hand.length),
      s.libraries,
      s.graveyards,
      s.battlefield,
      s.stack,
      s.exile,
      s.random.drawn,
      s.timestamp,
    ]),
  );
  const ended = after.phase === 'over' && (before.phase === 'playing' || before.games !== after.games);
  return ended ? { sum, winner: s.result?.winner ?? null } : { sum };
}

/** 53 bits in which every letter counts: to tell what differs by accident, not by somebody's design. */
function sumOf(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 2_654_435_761);
    b = Math.imul(b ^ c, 1_597_334_677);
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
  return (4_294_967_296 * (b & 0x1fffff) + (a >>> 0)).toString(36);
}
