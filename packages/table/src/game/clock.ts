import { pendingDecisions, type State } from '@ettin/engine';
import type { ClockView } from '@ettin/protocol';
import type { PlayState, TableState } from '../state/table.js';

/** The clock at a moment, with what its team has used up since it was last looked at. */
export function clockAt(clock: ClockView, at: number): ClockView {
  const { runs } = clock;
  const passed = Math.max(0, at - clock.at);
  if (runs === null) return { ...clock, at: clock.at + passed };
  const left: [number, number] = [clock.left[0], clock.left[1]];
  left[runs] = Math.max(0, left[runs] - passed);
  return { left, runs, at: clock.at + passed };
}

/** The team that is asked something while nobody of the other team is; null where both are, or the game is over. */
export function askedTeam(state: State): 0 | 1 | null {
  const teams = new Set(
    pendingDecisions(state).flatMap((d) => d.players.map((seat) => state.players[seat]?.team)),
  );
  if (teams.size !== 1) return null;
  return teams.has(0) ? 0 : 1;
}

/** The clock after the game went on: whoever has answered gets the increment. */
export function clockAfter(table: TableState, play: PlayState, at: number): ClockView | null {
  if (play.clock === null || table.settings.clock === null) return null;
  const now = clockAt(play.clock, at);
  const runs = askedTeam(play.state);
  const left: [number, number] = [now.left[0], now.left[1]];
  if (now.runs !== null && now.runs !== runs && !play.timedOut[now.runs])
    left[now.runs] += table.settings.clock.increment * 1000;
  return { left, runs: runs !== null && play.timedOut[runs] ? null : runs, at: now.at };
}

export function startClock(table: TableState, state: State, at: number): ClockView | null {
  const { clock } = table.settings;
  if (clock === null) return null;
  return { left: [clock.team * 1000, clock.team * 1000], runs: askedTeam(state), at };
}
