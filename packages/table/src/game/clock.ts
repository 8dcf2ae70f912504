import { pendingDecisions, type State } from '@ettin/engine';
import type { ClockView } from '@ettin/protocol';
import type { TableState } from '../state/table.js';

/** The clock at a moment, with what its team has used up since it was last looked at. */
export function clockAt(clock: ClockView, at: number): ClockView {
  const { runs } = clock;
  const passed = Math.max(0, at - clock.at);
  if (runs === null) return { ...clock, at: clock.at + passed };
  const left: [number, number] = [clock.left[0], clock.left[1]];
  left[runs] = Math.max(0, left[runs] - passed);
  return { left, runs, at: clock.at + passed };
}

/** Does the later one say nothing that can't be reckoned from the one before by the time alone? */
export function isSameClock(before: ClockView | null, after: ClockView | null): boolean {
  if (before === null || after === null) return before === after;
  const { left, runs } = clockAt(before, after.at);
  return runs === after.runs && left[0] === after.left[0] && left[1] === after.left[1];
}

/** The team that is asked something while nobody of the other team is; null where both are, or the game is over. */
export function askedTeam(state: State): 0 | 1 | null {
  const teams = new Set(
    pendingDecisions(state).flatMap((d) => d.players.map((seat) => state.players[seat]?.team)),
  );
  if (teams.size !== 1) return null;
  return teams.has(0) ? 0 : 1;
}

/** The table with what its clock's team has used up until now. */
export function withTime(table: TableState, at: number): TableState {
  const { play } = table;
  if (play === null || play.clock === null || table.phase !== 'playing') return table;
  return { ...table, play: { ...play, clock: clockAt(play.clock, at) } };
}

/**
 * The clock goes on for whoever is asked now, after everything that one entry brought about: what the table passes by itself
 * costs nothing and earns nothing. `answered`: somebody did something in the game, for which their team gets its increment.
 */
export function withClock(table: TableState, answered: boolean): TableState {
  const { play } = table;
  const settings = table.settings.clock;
  if (play === null || play.clock === null || settings === null) return table;
  const { runs: was, at } = play.clock;
  // while all are asked something, nobody's time runs
  const runs = play.ask === null ? askedTeam(play.state) : null;
  const left: [number, number] = [play.clock.left[0], play.clock.left[1]];
  if (answered && was !== null && was !== runs && !play.timedOut[was]) left[was] += settings.increment * 1000;
  const clock = { left, runs: runs !== null && play.timedOut[runs] ? null : runs, at };
  return { ...table, play: { ...play, clock } };
}

export function startClock(table: TableState, state: State, at: number): ClockView | null {
  const { clock } = table.settings;
  if (clock === null) return null;
  return { left: [clock.team * 1000, clock.team * 1000], runs: askedTeam(state), at };
}
