import type { Seat } from '@ettin/schema';
import { refused, type Stepped } from '../machine/result.js';
import type { TableState } from '../state/table.js';
import { advance } from './advance.js';
import { notice } from './log.js';
import { botTakesOver } from './seats.js';

/** The seat's whole team has lost (CR 104.3a, 810.8b); or a bot takes the seat, and the game goes on. */
export function concede(table: TableState, seat: Seat, bot: boolean, at: number): Stepped {
  const { play } = table;
  if (play === null || table.phase !== 'playing') return refused('notNow', 'there is no game');
  if (bot) return { ok: true, table: botTakesOver(table, seat, 'rookie', at) };
  return advance(table, { type: 'concede', player: seat }, { kind: 'auto' }, at);
}

/** A team's time is up: it loses, or the least that is legal is done for it from then on. */
export function clockOut(table: TableState, team: 0 | 1, at: number): Stepped {
  const { play } = table;
  const { clock } = table.settings;
  if (play === null || play.clock === null || clock === null || table.phase !== 'playing')
    return refused('notNow', 'no clock runs');
  const left = play.clock.left[team] - Math.max(0, at - play.clock.at);
  if (play.clock.runs !== team || left > 0) return refused('notNow', 'there is time left');
  const seat = play.state.teams[team]?.seats[0];
  if (seat === undefined) throw new Error(`no team ${team}`);
  const over = { ...table, play: notice(play, seat, 'timeOut') };
  if (clock.atZero === 'lose') return advance(over, { type: 'concede', player: seat }, { kind: 'auto' }, at);
  const timedOut: readonly [boolean, boolean] = [
    team === 0 || play.timedOut[0],
    team === 1 || play.timedOut[1],
  ];
  const stopped = {
    left: team === 0 ? [0, play.clock.left[1]] : [play.clock.left[0], 0],
    runs: null,
    at,
  } as const;
  return {
    ok: true,
    table: {
      ...over,
      play: {
        ...over.play,
        timedOut,
        clock: { ...stopped, left: [stopped.left[0] ?? 0, stopped.left[1] ?? 0] },
      },
    },
  };
}
