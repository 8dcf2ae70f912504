import type { Effect, Meaning, Seat, TargetId } from '@ettin/schema';
import type { Compiler } from '../compile/compiler.js';
import type { Op } from '../compile/types.js';
import { happen } from '../events/happen.js';
import { happening } from '../events/happening.js';
import type { Game } from '../game.js';
import { randomInt } from '../state/random.js';
import type { Happening, ProgramFrame, Scratch } from '../state/state.js';
import { withScratch, withThat } from '../state/with.js';
import { toZone } from '../zones/destroy.js';
import { drawEvent } from '../zones/draw.js';
import { shuffleLibrary } from '../zones/shuffle.js';
import { clearName, eachChooses } from './choices.js';
import { showHand, sortedByName } from './hands.js';
import { dig, exileTop, lookAtHand, revealTop, scry, search } from './library.js';
import { fromOutside } from './outside.js';
import { START } from './present.js';

type Words =
  | 'draw'
  | 'discard'
  | 'mill'
  | 'scry'
  | 'surveil'
  | 'dig'
  | 'search'
  | 'fromOutside'
  | 'shuffle'
  | 'lookAtHand'
  | 'revealTop'
  | 'exileTop';

export function cardLeaf(c: Compiler, e: Extract<Effect, { do: Words }>): Op['run'] {
  switch (e.do) {
    case 'draw':
      return draw(c, e);
    case 'discard':
      return discard(c, e);
    case 'mill': {
      const who = c.players(e.who);
      const amount = c.value(e.amount);
      return (g, f) => {
        clearName(f, e.as);
        happen(
          g,
          who(g, f.env).map((player) =>
            happening('mill', {
              player,
              amount: Math.max(0, amount(g, withThat(f.env, player))),
              source: f.env.self,
              frame: g.depth - 1,
              as: e.as ?? '',
            }),
          ),
        );
        return true;
      };
    }
    case 'scry':
    case 'surveil':
      return scry(c, e);
    case 'dig':
      return dig(c, e);
    case 'search':
      return search(c, e);
    case 'fromOutside':
      return fromOutside(c, e);
    case 'shuffle': {
      const who = c.players(e.who);
      return (g, f) => {
        for (const seat of who(g, f.env)) shuffleLibrary(g, seat);
        return true;
      };
    }
    case 'lookAtHand':
      return lookAtHand(c, e);
    case 'revealTop':
      return revealTop(c, e);
    case 'exileTop':
      return exileTop(c, e);
  }
}

/**
 * Each draws one card at a time (CR 121.2), a player all of theirs before the next: active team first, in the
 * order that the team wishes (CR 805.6a).
 */
function draw(c: Compiler, e: Extract<Effect, { do: 'draw' }>): Op['run'] {
  const who = c.players(e.who);
  const amount = c.value(e.amount);
  const ordered = c.edition.parameters.drawOrder === 'any';
  return (g, f) => {
    let s: Scratch;
    if (f.scratch !== null) s = f.scratch;
    else {
      clearName(f, e.as);
      const named = who(g, f.env);
      // targets are named in the order in which they were chosen; they draw in turn order (CR 101.4, 805.6)
      const seats = named.length < 2 ? named : g.seatsInOrder().filter((x) => named.includes(x));
      s = {
        stage: 0,
        seats,
        index: 0,
        picked: [],
        numbers: seats.map((that) => amount(g, withThat(f.env, that))),
        chose: [],
      };
    }
    // stage: which team is asked next for its order
    while (s.stage < g.s.teams.length) {
      const team = g.team((g.s.turn.team + s.stage) % g.s.teams.length);
      const members = s.seats.filter((x) => team.seats.includes(x));
      if (members.length > 1 && ordered) {
        const value = f.answer?.value;
        f.answer = null;
        if (value === undefined) {
          f.scratch = s;
          g.ask({
            kind: 'order',
            players: team.seats,
            byTeam: true,
            purpose: 'drawOrder',
            source: f.env.self,
            items: members.map((seat) => ({ source: f.env.self, controller: seat, ability: -1 })),
          });
          return false;
        }
        if (value.kind === 'order') {
          const order = value.order.map((i) => members[i] ?? 0);
          const old = s;
          const at = old.seats.indexOf(members[0] ?? 0);
          const rest = old.seats.filter((x) => !members.includes(x));
          const seats = [...rest.slice(0, at), ...order, ...rest.slice(at)];
          s = withScratch(
            withScratch(old, 'seats', seats),
            'numbers',
            seats.map((x) => old.numbers[old.seats.indexOf(x)] ?? 0),
          );
        }
      }
      s = withScratch(s, 'stage', s.stage + 1);
    }
    const depth = g.depth;
    while (s.index < s.seats.length) {
      const left = s.numbers[s.index] ?? 0;
      if (left <= 0) {
        s = withScratch(s, 'index', s.index + 1);
        continue;
      }
      const at = s.index;
      s = withScratch(
        s,
        'numbers',
        s.numbers.map((n, i) => (i === at ? n - 1 : n)),
      );
      f.scratch = s;
      const seat = s.seats[at] ?? 0;
      const parts = {
        source: f.env.self,
        frame: depth - 1,
        as: e.as ?? '',
        cite: orderCite(g, s.seats, seat),
      };
      happen(g, [drawEvent(seat, parts)]);
      if (g.depth !== depth) return false;
    }
    return true;
  };
}

/** What says when a player draws among these: the order of teammates, or of teams; nothing where there is no other. */
function orderCite(g: Game, seats: readonly Seat[], seat: Seat): Meaning | null {
  if (seats.length < 2) return null;
  return seats.some((x) => x !== seat && g.sameTeam(x, seat)) ? 'draw.order' : 'order.apnap';
}

function discard(c: Compiler, e: Extract<Effect, { do: 'discard' }>): Op['run'] {
  const who = c.players(e.who);
  const amount = e.amount === 'hand' ? null : c.value(e.amount);
  const test = e.what === undefined ? null : c.filter(e.what);
  const chooser = e.chooser === undefined ? null : c.players(e.chooser);
  return (g, f) => {
    const seats = who(g, f.env);
    const candidates = (seat: Seat) =>
      (g.s.hands[seat] ?? [])
        .filter((o) => test === null || test(g, o, g.chars(o), withThat(f.env, seat)))
        .map((o) => o.id);
    const many = (seat: Seat) =>
      amount === null ? Number.MAX_SAFE_INTEGER : Math.max(0, amount(g, withThat(f.env, seat)));
    let picked: readonly (readonly TargetId[])[] | null;
    if (e.random === true) picked = seats.map((s) => randomOf(g, candidates(s), many(s)));
    else if (chooser === null)
      picked = eachChooses(g, f, seats, (s) => ({
        candidates: candidates(s),
        min: many(s),
        max: many(s),
        purpose: 'discard',
      }));
    else picked = chosenByOther(g, f, seats, chooser(g, f.env)[0] ?? f.env.controller, candidates, many);
    if (picked === null) return false;
    clearName(f, e.as);
    happen(g, discardEvents(g, f, picked.flat(), e.as));
    return true;
  };
}

export function discardEvents(
  g: Game,
  f: ProgramFrame,
  ids: readonly TargetId[],
  as: string | undefined,
): Happening[] {
  return ids.flatMap((id) => {
    const o = g.find(id);
    return o === null
      ? []
      : [toZone(o, 'graveyard', 'discard', { source: f.env.self, frame: g.depth - 1, as: as ?? '' })];
  });
}

function randomOf(g: Game, ids: readonly TargetId[], n: number): TargetId[] {
  const left = ids.slice();
  const out: TargetId[] = [];
  while (left.length > 0 && out.length < n) out.push(...left.splice(randomInt(g, left.length), 1));
  return out;
}

/** Somebody else picks from a hand that is revealed for it. */
function chosenByOther(
  g: Game,
  f: ProgramFrame,
  seats: readonly Seat[],
  by: Seat,
  candidates: (seat: Seat) => readonly TargetId[],
  many: (seat: Seat) => number,
): readonly (readonly TargetId[])[] | null {
  const s = f.scratch ?? withScratch(START, 'seats', seats);
  if (s.stage === 0) {
    for (const seat of seats) showHand(g, seat, by);
    f.scratch = withScratch(s, 'stage', 1);
  }
  let at = f.scratch ?? s;
  if (f.answer !== null) {
    const value = f.answer.value;
    f.answer = null;
    at = { ...at, index: at.index + 1, picked: [...at.picked, value.kind === 'choose' ? value.chosen : []] };
  }
  while (at.index < at.seats.length) {
    const seat = at.seats[at.index] ?? 0;
    const list = sortedByName(g, candidates(seat));
    const n = Math.min(many(seat), list.length);
    if (n === 0 || n >= list.length) {
      at = { ...at, index: at.index + 1, picked: [...at.picked, n === 0 ? [] : list] };
      continue;
    }
    f.scratch = at;
    g.ask({
      kind: 'choose',
      players: [by],
      byTeam: false,
      purpose: 'discard',
      source: f.env.self,
      candidates: list,
      min: n,
      max: n,
    });
    return null;
  }
  f.scratch = at;
  return at.picked;
}
