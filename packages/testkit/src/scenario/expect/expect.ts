import { view } from '@ettin/engine';
import { LOSS_REASONS, STEPS, TALLIES } from '@ettin/schema';
import type { Play } from '../play.js';
import type { Reading } from '../reading.js';
import type { Node } from '../source.js';
import { readAssigned } from './assigned.js';
import { type Check, same } from './check.js';
import { readEvents } from './events.js';
import { readObjects } from './objects.js';
import { readPending } from './pending.js';
import { readSees, readWhere, readZone } from './zones.js';

type CheckReader = (r: Reading, node: Node) => Check;

const CHECKS: Readonly<Record<string, CheckReader>> = {
  life: byTeam('life', (p, team) => p.state.teams[team]?.life ?? 0),
  poison: byTeam('poison', (p, team) => p.state.teams[team]?.poison ?? 0),
  hand: (r, node) => readZone(r, node, 'hand'),
  library: (r, node) => readZone(r, node, 'library'),
  graveyard: (r, node) => readZone(r, node, 'graveyard'),
  exile: (r, node) => readZone(r, node, 'exile'),
  battlefield: (r, node) => readZone(r, node, 'battlefield'),
  command: (r, node) => readZone(r, node, 'command'),
  stack: (r, node) => readZone(r, node, 'stack'),
  where: readWhere,
  objects: readObjects,
  sees: (r, node) => readSees(r, node, true),
  notSees: (r, node) => readSees(r, node, false),
  counters: (r, node) =>
    readPlayerNumbers(r, node, 'counters', (p, seat) => p.state.players[seat]?.counters ?? {}),
  tallies: (r, node) =>
    readPlayerNumbers(r, node, 'tallies', (p, seat) => p.state.players[seat]?.tally ?? {}),
  mana: readManaCheck,
  assigned: readAssigned,
  turn: number('turn', (p) => p.state.turn.number),
  active: teamWord('active', (p) => p.teamName(p.state.turn.team)),
  step: word('step', STEPS, (p) => p.state.turn.step),
  priority: teamWord('priority', (p) => p.teamName(p.state.priority?.team ?? null)),
  mayAct: readMayAct,
  pending: readPending,
  seating: readSeatingCheck,
  primary: readPrimary,
  controlledBy: readControlledBy,
  monarch: seatWord('monarch', (p) => p.state.status.monarch),
  dayNight: word('dayNight', ['day', 'night', 'none'], (p) => p.state.status.dayNight ?? 'none'),
  winner: teamWord('winner', (p) => p.teamName(p.state.result?.winner ?? null)),
  loser: readLosers,
  reason: word('reason', [...LOSS_REASONS, 'win', 'none'], (p) => p.state.result?.reason ?? 'none'),
  over: (r, node) => {
    const want = r.flag(node, 'over');
    return (p) => same(node.line, 'the game over', String(want), String(p.state.result !== null));
  },
  events: (r, node) => readEvents(r, node, 'all'),
  newEvents: (r, node) => readEvents(r, node, 'new'),
  eventOrder: (r, node) => readEvents(r, node, 'order'),
};

export const EXPECT_KEYS: readonly string[] = Object.keys(CHECKS);

/** Everything that an `expect` says. */
export function readExpect(r: Reading, node: Node): Check {
  const checks: Check[] = [];
  for (const [key, value] of Object.entries(r.map<string>(node, 'expect', Object.keys(CHECKS)))) {
    const reader = CHECKS[key];
    if (reader !== undefined && value !== undefined) checks.push(reader(r, value));
  }
  if (checks.length === 0) r.problem(node.line, 'expect says nothing');
  return (p) => checks.flatMap((check) => check(p));
}

/** Whether an `expect` speaks of a decision, so that the script may end with it open. */
export function expectsDecision(node: Node | undefined): boolean {
  if (node === undefined || node.kind !== 'map') return false;
  return node.entries.some((e) => e.key === 'pending' || expectsDecision(e.value));
}

function byTeam(what: string, of: (p: Play, team: number) => number): CheckReader {
  return (r, node) => {
    const map = r.map(node, what, ['A', 'B']);
    const wanted = (['A', 'B'] as const).flatMap((name, team) => {
      const value = map[name];
      return value === undefined ? [] : [{ name, team, n: r.integer(value, what), line: value.line }];
    });
    return (p) =>
      wanted.flatMap((w) => same(w.line, `${what} of ${w.name}`, String(w.n), String(of(p, w.team))));
  };
}

function number(what: string, of: (p: Play) => number): CheckReader {
  return (r, node) => {
    const want = r.integer(node, what);
    return (p) => same(node.line, what, String(want), String(of(p)));
  };
}
function word(what: string, words: readonly string[], of: (p: Play) => string): CheckReader {
  return (r, node) => {
    const want = r.oneOf(node, what, words) ?? '';
    return (p) => same(node.line, what, want, of(p));
  };
}
function teamWord(what: string, of: (p: Play) => string): CheckReader {
  return word(what, ['A', 'B', 'none'], of);
}

function seatWord(what: string, of: (p: Play) => number | null): CheckReader {
  return (r, node) => {
    const want = node.kind === 'scalar' && node.text === 'none' ? 'none' : r.seatNames()[r.seat(node, what)];
    return (p) => {
      const seat = of(p);
      return same(node.line, what, want ?? '', seat === null ? 'none' : p.seatName(seat));
    };
  };
}

/** Who has priority and hasn't passed. */
function readMayAct(r: Reading, node: Node): Check {
  const none = node.kind === 'scalar' && node.text === 'none';
  const seats = none ? [] : r.seats(node, 'mayAct');
  return (p) => {
    const names = (list: readonly number[]) =>
      list.length === 0
        ? 'none'
        : [...list]
            .sort((a, b) => a - b)
            .map((s) => p.seatName(s))
            .join(', ');
    const now = p.waiting?.kind === 'priority' ? p.waiting.players : [];
    return same(node.line, 'who may act', names(seats), names(now));
  };
}

function readLosers(r: Reading, node: Node): Check {
  const none = node.kind === 'scalar' && node.text === 'none';
  const wanted = none ? [] : r.items(node).map((n) => r.team(n, 'loser'));
  return (p) => {
    const names = (list: readonly number[]) =>
      list.length === 0 ? 'none' : list.map((t) => p.teamName(t)).join(', ');
    const lost = p.state.teams.filter((t) => t.lost !== null).map((t) => t.id);
    return same(node.line, 'who has lost', names([...wanted].sort()), names(lost));
  };
}

function readPlayerNumbers(
  r: Reading,
  node: Node,
  what: string,
  of: (p: Play, seat: number) => Readonly<Record<string, number>>,
): Check {
  const wanted = r.entries(node, what).flatMap((e) => {
    const seat = r.seatNamed(e.key, e.line, what);
    if (what === 'tallies') r.map(e.value, what, TALLIES);
    return r
      .entries(e.value, e.key)
      .map((c) => ({ seat, kind: c.key, n: r.integer(c.value, c.key), line: c.line }));
  });
  return (p) =>
    wanted.flatMap((w) =>
      same(
        w.line,
        `${what} of ${p.seatName(w.seat)}: ${w.kind}`,
        String(w.n),
        String(of(p, w.seat)[w.kind] ?? 0),
      ),
    );
}

/** Mana in the pool, as in RRG; none where it is empty. */
function readManaCheck(r: Reading, node: Node): Check {
  const wanted = r.entries(node, 'mana').map((e) => ({
    seat: r.seatNamed(e.key, e.line, 'mana'),
    text: r.text(e.value, 'mana').replace(/[{}]/g, ''),
    line: e.line,
  }));
  const sorted = (text: string) => [...text].sort().join('') || 'none';
  return (p) =>
    wanted.flatMap((w) => {
      const player = p.state.players[w.seat];
      const pool = 'WUBRGC'
        .split('')
        .map((type, i) => type.repeat(player?.mana[i] ?? 0))
        .join('');
      const special = player?.specialMana.map((m) => m.type).join('') ?? '';
      return same(
        w.line,
        `mana of ${p.seatName(w.seat)}`,
        w.text === 'none' ? 'none' : sorted(w.text),
        sorted(pool + special),
      );
    });
}

/** The players around the table, in order, as everybody sees them. */
function readSeatingCheck(r: Reading, node: Node): Check {
  const wanted = r.items(node).map((n) => r.text(n, 'seating'));
  return (p) => {
    const players = view(p.rules, p.state, 'spectator').players;
    return same(node.line, 'seating', wanted.join(', '), players.map((x) => x.name).join(', '));
  };
}

/** `{A: A1}`: the primary player of each team (CR 805.2). */
function readPrimary(r: Reading, node: Node): Check {
  const wanted = r.entries(node, 'primary').map((e) => ({
    team: r.teamNamed(e.key, e.line, 'primary'),
    name: r.seatNames()[r.seat(e.value, 'primary')] ?? '',
    line: e.line,
  }));
  return (p) => {
    const { teams } = view(p.rules, p.state, 'spectator');
    return wanted.flatMap((w) => {
      const seat = teams[w.team]?.primary;
      return same(
        w.line,
        `primary of ${p.teamName(w.team)}`,
        w.name,
        seat === undefined ? 'none' : p.seatName(seat),
      );
    });
  };
}

/** `{B1: A2, A1: none}`: which other player decides for a player now (CR 723). */
function readControlledBy(r: Reading, node: Node): Check {
  const wanted = r.entries(node, 'controlledBy').map((e) => ({
    seat: r.seatNamed(e.key, e.line, 'controlledBy'),
    by: e.value.kind === 'scalar' && e.value.text === 'none' ? null : r.seat(e.value, 'controlledBy'),
    line: e.line,
  }));
  return (p) =>
    wanted.flatMap((w) => {
      const name = (seat: number | null) => (seat === null ? 'none' : p.seatName(seat));
      const now = p.state.players[w.seat]?.controlledBy ?? null;
      return same(w.line, `who decides for ${p.seatName(w.seat)}`, name(w.by), name(now));
    });
}
