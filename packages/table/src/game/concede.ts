import type { Seat } from '@ettin/schema';
import { refused, type Stepped } from '../machine/result.js';
import type { TableState } from '../state/table.js';
import { advance } from './advance.js';
import { notice } from './log.js';
import { botTakesOver } from './seats.js';

/** The seat's whole team has lost (CR 104.3a, 810.8b); or a bot takes the seat, and the game goes on. */
export function concede(table: TableState, seat: Seat, bot: boolean): Stepped {
  const { play } = table;
  if (play === null || table.phase !== 'playing') return refused('notNow', 'there is no game');
  if (bot) return { ok: true, table: botTakesOver(table, seat, 'rookie') };
  return advance(table, { type: 'concede', player: seat }, { kind: 'auto' });
}

/** A team's time is up: it loses, or the least that is legal is done for it from then on. */
export function clockOut(table: TableState, team: 0 | 1): Stepped {
  const { play } = table;
  const { clock } = table.settings;
  if (play === null || play.clock === null || clock === null || table.phase !== 'playing')
    return refused('notNow', 'no clock runs');
  if (play.clock.runs !== team || play.clock.left[team] > 0) return refused('notNow', 'there is time left');
  const seat = play.state.teams[team]?.seats[0];
  if (seat === undefined) throw new Error(`no team ${team}`);
  const over = notice(play, seat, 'timeOut');
  if (clock.atZero === 'lose')
    return advance({ ...table, play: over }, { type: 'concede', player: seat }, { kind: 'auto' });
  const timedOut: readonly [boolean, boolean] = [
    team === 0 || play.timedOut[0],
    team === 1 || play.timedOut[1],
  ];
  return { ok: true, table: { ...table, play: { ...over, timedOut } } };
}
