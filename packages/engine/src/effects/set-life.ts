import type { Meaning, Seat } from '@ettin/schema';
import { happen } from '../events/happen.js';
import { happening } from '../events/happening.js';
import type { Game } from '../game.js';
import type { Happening, ProgramFrame } from '../state/state.js';
import { withScratch } from '../state/with.js';
import { cantGainLife, cantLoseLife, changeLife } from '../teams/life.js';
import { lifeOf, shareOf } from '../teams/life-value.js';
import { eachChooses } from './choices.js';
import { START } from './present.js';

/** The gain or loss that takes a player's life total to a number (CR 119.5, 810.9c, 606.9c), and what it comes of. */
export function setLife(g: Game, seat: Seat, to: number, cite: Meaning = 'life.set'): Happening[] {
  // under the first text the team's total became the number (606.9c of August 2005)
  const whole = g.rules.edition.parameters.setOneLife === 'team';
  const change = to - (whole ? g.teamOf(seat).life : lifeOf(g, seat));
  if (change === 0) return [];
  const kind = change > 0 ? 'gainLife' : 'loseLife';
  return [happening(kind, { player: seat, amount: Math.abs(change), cite })];
}

/**
 * Sets the life total of these players. Where it would set that of every member of a team, the team picks one,
 * and only that one is affected (CR 810.9d); older editions add the numbers up (606.9b). Null while asking.
 */
export function setLifeEvents(
  g: Game,
  f: ProgramFrame,
  seats: readonly Seat[],
  to: (seat: Seat) => number,
): readonly Happening[] | null {
  const whole = g.s.teams.filter((t) => t.seats.length > 1 && t.seats.every((s) => seats.includes(s)));
  if (whole.length === 0) return seats.flatMap((s) => setLife(g, s, to(s)));
  const values = new Map(seats.map((s) => [s, to(s)]));
  if (g.rules.edition.parameters.setBothLife === 'sum') {
    // Where one of them can't be moved the others are set each for themselves (606.9c, 806.9c).
    const summed = whole.filter((t) => t.seats.every((s) => barredBy(g, s, values.get(s) ?? 0) === null));
    sumTeams(
      g,
      summed.map((t) => t.id),
      values,
    );
    const rest = seats.filter((s) => !summed.some((t) => t.seats.includes(s)));
    return rest.flatMap((s) => setLife(g, s, values.get(s) ?? 0));
  }
  const teams = [...whole].sort((a, b) =>
    a.id === g.s.turn.team ? -1 : b.id === g.s.turn.team ? 1 : a.id - b.id,
  );
  const picked = eachChooses(
    g,
    f,
    teams.map((t) => t.seats[0] ?? 0),
    (seat) => ({ candidates: g.teamOf(seat).seats, min: 1, max: 1, purpose: 'lifeMember' }),
  );
  if (picked === null) {
    // the whole team decides (CR 805.2)
    const asked = g.s.pending;
    if (asked !== null && asked.players[0] !== undefined)
      g.s.pending = { ...asked, players: g.teamOf(asked.players[0]).seats, byTeam: true };
    return null;
  }
  const chosen = new Set(picked.flat());
  return seats
    .filter((s) => chosen.has(s) || !whole.some((t) => t.seats.includes(s)))
    .flatMap((s) => {
      if (chosen.has(s)) g.note('life.setBoth', s, 'lifeMember');
      return setLife(g, s, values.get(s) ?? 0);
    });
}

/** Each is deemed to have moved from the share; the team ends on the sum, whatever those moves add up to. */
function sumTeams(g: Game, teams: readonly number[], values: ReadonlyMap<Seat, number>): void {
  for (const id of teams) {
    const team = g.team(id);
    let total = 0;
    for (const seat of team.seats) {
      const to = values.get(seat) ?? 0;
      total += to;
      const change = to - shareOf(g, team);
      if (change !== 0) changeLife(g, seat, change, 'life.setBoth');
    }
    g.setTeam(id, { life: total });
    g.emit({
      type: 'life',
      cite: 'life.setBoth',
      audience: 'all',
      player: team.seats[0] ?? 0,
      change: 0,
      total,
    });
  }
}

/** CR 701.12c; partners have nothing to exchange (810.9e). */
export function exchangeLife(g: Game, a: Seat, b: Seat): Happening[] {
  if (a === b || g.sameTeam(a, b)) {
    g.note('life.exchange', a, 'noExchange');
    return [];
  }
  const [la, lb] = [lifeOf(g, a), lifeOf(g, b)];
  if (!mayReceive(g, a, lb) || !mayReceive(g, b, la)) return [];
  return [...setLife(g, a, lb), ...setLife(g, b, la)];
}

/** Who can't gain life can't be given a higher total, who can't lose life no lower one (CR 119.7-8, 701.12c). */
function barredBy(g: Game, seat: Seat, to: number): 'cantGain' | 'cantLose' | null {
  const now = lifeOf(g, seat);
  if (to > now && cantGainLife(g, seat)) return 'cantGain';
  return to < now && cantLoseLife(g, seat) ? 'cantLose' : null;
}

/** The same, and the log says why not. */
function mayReceive(g: Game, seat: Seat, to: number): boolean {
  const barred = barredBy(g, seat, to);
  if (barred !== null) g.note(`life.${barred}`, seat, `${barred}Life`);
  return barred === null;
}

/**
 * The caster gives out the totals of any of these players again, at most one of each team (CR 810.9f; of both before
 * that was written). Nobody is given a total that they may not receive (CR 119.7-8): then nothing changes.
 */
export function redistributeLife(g: Game, f: ProgramFrame, among: readonly Seat[]): boolean {
  const s = f.scratch ?? START;
  const answer = f.answer?.value ?? null;
  f.answer = null;
  if (s.stage === 0) {
    if (answer === null) {
      f.scratch = s;
      g.ask({
        kind: 'choose',
        players: [f.env.controller],
        byTeam: false,
        purpose: 'player',
        source: f.env.self,
        candidates: among,
        min: 0,
        ...(g.rules.edition.parameters.redistribute === 'onePerTeam'
          ? { max: g.s.teams.length, groups: g.s.teams.map((t) => t.seats) }
          : { max: among.length }),
      });
      return false;
    }
    const chosen = answer.kind === 'choose' ? answer.chosen : [];
    if (chosen.length < 2) return true;
    const [a, b] = chosen;
    // of two there is only one other way
    if (a !== undefined && b !== undefined && chosen.length === 2)
      if (!mayReceive(g, a, lifeOf(g, b)) || !mayReceive(g, b, lifeOf(g, a))) return true;
    f.scratch = withScratch(
      withScratch(withScratch(s, 'stage', 1), 'seats', chosen),
      'numbers',
      chosen.map((x) => lifeOf(g, x)),
    );
    g.ask({
      kind: 'order',
      players: [f.env.controller],
      byTeam: false,
      purpose: 'number',
      source: f.env.self,
      items: chosen.map((seat) => ({ source: f.env.self, controller: seat, ability: -1 })),
    });
    return false;
  }
  if (answer?.kind !== 'order') return true;
  const to = answer.order;
  const given = s.seats.map((seat, i) => ({ seat, life: s.numbers[to[i] ?? i] ?? 0 }));
  if (given.every(({ seat, life }) => mayReceive(g, seat, life)))
    happen(
      g,
      given.flatMap(({ seat, life }) => setLife(g, seat, life, 'life.redistribute')),
    );
  return true;
}
