import type { Effect, ObjectId, Seat } from '@ettin/schema';
import type { Compiler } from '../compile/compiler.js';
import type { Op } from '../compile/types.js';
import { happen } from '../events/happen.js';
import { happening, movePlan } from '../events/happening.js';
import type { Game } from '../game.js';
import { ruleFor } from '../layers/table.js';
import { shuffled } from '../state/random.js';
import type { Happening, Obj, ProgramFrame } from '../state/state.js';
import { withScratch, withThat } from '../state/with.js';
import { occur, occurrence } from '../triggers/occur.js';
import { toZone } from '../zones/destroy.js';
import { intoLibrary } from '../zones/move.js';
import { lookAt, stopLooking, topCards } from '../zones/peek.js';
import { bindName, clearName } from './choices.js';
import { tellHand } from './hands.js';
import { START } from './present.js';

/** Scry and surveil (CR 701.22, 701.25): one player after another looks and arranges. */
export function scry(c: Compiler, e: Extract<Effect, { do: 'scry' | 'surveil' }>): Op['run'] {
  const who = c.players(e.who);
  const amount = c.value(e.amount);
  const other = e.do === 'scry' ? 'bottom' : 'graveyard';
  return (g, f) => {
    let s = f.scratch ?? withScratch(START, 'seats', who(g, f.env));
    if (f.answer !== null) {
      const value = f.answer.value;
      f.answer = null;
      if (value.kind === 'arrange') arrange(g, f, s.seats[s.index] ?? 0, value.piles, other);
      occur(g, occurrence('scry', { player: s.seats[s.index] ?? 0 }));
      s = withScratch(s, 'index', s.index + 1);
      f.scratch = s;
      if (g.top() !== f) return false;
    }
    while (s.index < s.seats.length) {
      const seat = s.seats[s.index] ?? 0;
      const cards = topCards(g, seat, Math.max(0, amount(g, withThat(f.env, seat))));
      if (cards.length === 0) {
        s = withScratch(s, 'index', s.index + 1);
        continue;
      }
      const seen = lookAt(g, seat, seat, cards, false);
      f.scratch = s;
      g.ask({
        kind: 'arrange',
        players: [seat],
        byTeam: false,
        purpose: e.do,
        source: f.env.self,
        cards: seen.map((o) => o.id),
        piles: [
          { name: 'top', min: 0, max: seen.length },
          { name: other, min: 0, max: seen.length },
        ],
      });
      return false;
    }
    f.scratch = s;
    return true;
  };
}

/** Puts looked-at cards back on top in the given order (first on top), and the rest to the bottom or elsewhere. */
function arrange(
  g: Game,
  f: ProgramFrame,
  seat: Seat,
  piles: readonly (readonly ObjectId[])[],
  other: 'bottom' | 'graveyard',
): void {
  const cardOf = (id: ObjectId) => g.find(id)?.card ?? -1;
  const [top, rest] = [(piles[0] ?? []).map(cardOf), piles[1] ?? []];
  const restCards = rest.map(cardOf);
  const moves: Happening[] = [];
  if (other === 'graveyard')
    for (const id of rest) {
      const o = g.find(id);
      if (o !== null) moves.push(toZone(o, 'graveyard', 'mill', { source: f.env.self }));
    }
  const libraries = g.s.libraries.slice();
  const taken = other === 'graveyard' ? top : [...top, ...restCards];
  const library = (libraries[seat] ?? []).filter((x) => !taken.includes(x));
  libraries[seat] = [
    ...(other === 'graveyard' ? [] : [...restCards].reverse()),
    ...library,
    ...[...top].reverse(),
  ];
  g.s.libraries = libraries;
  g.emit({ type: 'chose', cite: 'scry', audience: 'all', player: seat, what: `${other}:${rest.length}` });
  if (moves.length === 0) stopLooking(g);
  else happen(g, moves);
}

type Dig = Extract<Effect, { do: 'dig' }>;

/** Looks at (or reveals) the top cards, takes some, and puts the rest where the effect says. */
export function dig(c: Compiler, e: Dig): Op['run'] {
  const who = c.players(e.who);
  const amount = c.value(e.amount);
  const min = c.value(e.take.min ?? 0);
  const max = c.value(e.take.max);
  const test = e.take.filter === undefined ? null : c.filter({ ...e.take.filter, zone: 'library' });
  return (g, f) => {
    const seat = who(g, f.env)[0];
    if (seat === undefined) return true;
    const s = f.scratch ?? START;
    if (s.stage === 0) {
      const cards = topCards(g, seat, Math.max(0, amount(g, f.env)));
      if (cards.length === 0) {
        clearName(f, e.as);
        return true;
      }
      const seen = lookAt(g, seat, seat, cards, e.reveal === true);
      if (e.reveal === true) reveal(g, seat, seen);
      const candidates = seen.filter((o) => test === null || test(g, o, g.chars(o), f.env)).map((o) => o.id);
      const most = Math.min(max(g, f.env), candidates.length);
      const least = Math.min(min(g, f.env), most);
      f.scratch = withScratch(withScratch(s, 'stage', 1), 'picked', [seen.map((o) => o.id)]);
      // whether any of what only the player sees would do is nobody else's business: where they may leave it, they say so
      const unfit = candidates.length === 0 && test !== null && e.reveal !== true && min(g, f.env) === 0;
      if (unfit || (most > 0 && !(least === most && candidates.length === most))) {
        g.ask({
          kind: 'choose',
          players: [seat],
          byTeam: false,
          purpose: 'dig',
          source: f.env.self,
          candidates,
          min: least,
          max: most,
        });
        return false;
      }
      return takeDug(g, f, e, seat, most > 0 ? candidates : []);
    }
    if (s.stage === 1) {
      const value = f.answer?.value;
      f.answer = null;
      return takeDug(g, f, e, seat, value?.kind === 'choose' ? value.chosen : []);
    }
    if (s.stage === 2) return restOfDug(g, f, e, seat);
    const value = f.answer?.value;
    f.answer = null;
    const order = value?.kind === 'arrange' ? (value.piles[0] ?? []) : (s.picked[0] ?? []);
    putRest(g, f, e, seat, order);
    return true;
  };
}

function takeDug(g: Game, f: ProgramFrame, e: Dig, seat: Seat, chosen: readonly ObjectId[]): boolean {
  const s = f.scratch ?? START;
  const rest = (s.picked[0] ?? []).filter((id) => !chosen.includes(id));
  f.scratch = withScratch(withScratch(s, 'stage', 2), 'picked', [rest]);
  clearName(f, e.as);
  const taken = chosen.flatMap((id) => {
    const o = g.find(id);
    return o === null ? [] : [o];
  });
  if (e.take.reveal === true) reveal(g, seat, taken);
  happen(
    g,
    taken.map((o) =>
      toZone(
        o,
        e.take.to,
        'effect',
        { source: f.env.self, frame: g.depth - 1, as: e.as ?? '' },
        { controller: seat, tapped: e.take.tapped === true },
      ),
    ),
  );
  if (g.top() !== f) return false;
  return restOfDug(g, f, e, seat);
}

function restOfDug(g: Game, f: ProgramFrame, e: Dig, seat: Seat): boolean {
  const s = f.scratch ?? START;
  const rest = (s.picked[0] ?? []).filter((id) => g.find(id) !== null);
  if (rest.length < 2 || e.rest.to !== 'library' || e.rest.random === true) {
    putRest(g, f, e, seat, e.rest.random === true ? shuffled(g, rest) : rest);
    return true;
  }
  f.scratch = withScratch(withScratch(s, 'stage', 3), 'picked', [rest]);
  g.ask({
    kind: 'arrange',
    players: [seat],
    byTeam: false,
    purpose: 'dig',
    source: f.env.self,
    cards: rest,
    piles: [{ name: e.rest.position === 'top' ? 'top' : 'bottom', min: rest.length, max: rest.length }],
  });
  return false;
}

function putRest(g: Game, f: ProgramFrame, e: Dig, seat: Seat, order: readonly ObjectId[]): void {
  const objects = order.flatMap((id) => {
    const o = g.find(id);
    return o === null ? [] : [o];
  });
  if (e.rest.to !== 'library') {
    happen(
      g,
      objects.map((o) =>
        toZone(o, e.rest.to, e.rest.to === 'graveyard' ? 'mill' : 'effect', { source: f.env.self }),
      ),
    );
    return;
  }
  const cards = objects.map((o) => o.card);
  const libraries = g.s.libraries.slice();
  libraries[seat] = (libraries[seat] ?? []).filter((x) => !cards.includes(x));
  g.s.libraries = libraries;
  // the first of the order ends nearest the top
  for (const card of e.rest.position === 'top' ? [...cards].reverse() : cards)
    intoLibrary(g, seat, card, e.rest.position === 'top' ? 'top' : 'bottom');
  // that they were put there is seen by all, which card where by nobody else
  if (cards.length > 0)
    g.emit({
      type: 'chose',
      cite: 'zone.move',
      audience: 'all',
      player: seat,
      what: `${e.rest.position === 'top' ? 'top' : 'bottom'}:${cards.length}`,
    });
  stopLooking(g);
}

export function reveal(g: Game, seat: Seat, cards: readonly Obj[]): void {
  if (cards.length === 0) return;
  g.emit({
    type: 'revealed',
    cite: 'reveal',
    audience: 'all',
    player: seat,
    cards: cards.map((o) => ({ object: null, name: g.chars(o).name })),
  });
}

/**
 * Searching a library (CR 701.23): cards are shown by name, not in library order. With a stated quality the
 * searcher may fail to find.
 */
export function search(c: Compiler, e: Extract<Effect, { do: 'search' }>): Op['run'] {
  const who = c.players(e.who);
  const whose = e.whose === undefined ? null : c.players(e.whose);
  const test = c.filter({ ...e.filter, zone: 'library' });
  const max = c.value(e.max);
  const splitCount = e.split === undefined ? null : c.value(e.split.count);
  return (g, f) => {
    const seat = who(g, f.env)[0];
    if (seat === undefined) return true;
    const owner = whose === null ? seat : (whose(g, f.env)[0] ?? seat);
    const s = f.scratch ?? START;
    if (s.stage === 0) {
      clearName(f, e.as);
      if (ruleFor(g, 'cantSearch', seat)) return true;
      const byName = [...(g.s.libraries[owner] ?? [])].sort((x, y) => order(g, x, y));
      const seen = lookAt(g, seat, owner, byName, false);
      const candidates = seen.filter((o) => test(g, o, g.chars(o), withThat(f.env, owner))).map((o) => o.id);
      const most = Math.min(Math.max(0, max(g, f.env)), candidates.length);
      g.emit({ type: 'chose', cite: 'search', audience: 'all', player: seat, what: 'search' });
      f.scratch = withScratch(s, 'stage', 1);
      // only a card of a stated quality may be left unfound (CR 701.23b, 701.23d)
      const stated = Object.keys(e.filter).length > 0;
      // where nothing can be found the cards are still looked at, and nobody else is told why nothing was (CR 701.23a)
      if (most === 0 && (!stated || seen.length === 0)) {
        stopLooking(g);
        return true;
      }
      const least = stated ? 0 : most;
      g.ask({
        kind: 'choose',
        players: [seat],
        byTeam: false,
        purpose: 'search',
        source: f.env.self,
        candidates,
        min: least,
        max: most,
      });
      return false;
    }
    const value = f.answer?.value;
    f.answer = null;
    const chosen = value?.kind === 'choose' ? value.chosen : [];
    const found = s.stage === 1 ? chosen : (s.picked[0] ?? []);
    const objects = found.flatMap((id) => {
      const o = g.find(id);
      return o === null ? [] : [o];
    });
    if (e.reveal === true && s.stage === 1) reveal(g, seat, objects);
    let apart: readonly ObjectId[] = [];
    if (e.split !== undefined && splitCount !== null) {
      const n = Math.max(0, splitCount(g, f.env));
      if (s.stage === 1 && n > 0 && found.length > n) {
        f.scratch = withScratch(withScratch(s, 'stage', 2), 'picked', [found]);
        g.ask({
          kind: 'choose',
          players: [seat],
          byTeam: false,
          purpose: 'search',
          source: f.env.self,
          candidates: found,
          min: n,
          max: n,
        });
        return false;
      }
      apart = s.stage === 2 ? chosen : n > 0 ? found : [];
    }
    happen(
      g,
      objects.map((o) =>
        happening('move', {
          player: o.owner,
          source: f.env.self,
          frame: g.depth - 1,
          as: e.as ?? '',
          move: movePlan({
            from: 'library',
            to: (apart.includes(o.id) ? e.split?.to : undefined) ?? e.to,
            cause: 'effect',
            card: o.card,
            controller: seat,
            tapped: (apart.includes(o.id) ? e.split?.tapped : e.tapped) === true,
            position: e.position ?? 'top',
          }),
        }),
      ),
    );
    stopLooking(g);
    if (e.to === 'library') bindName(f, e.as, [], objects.length);
    return true;
  };
}

/** By name; copies of one card by number, which says nothing of their place. */
function order(g: Game, a: number, b: number): number {
  const [x, y] = [g.rules.defs[g.s.cards[a] ?? -1]?.name ?? '', g.rules.defs[g.s.cards[b] ?? -1]?.name ?? ''];
  return x < y ? -1 : x > y ? 1 : a - b;
}

export function lookAtHand(c: Compiler, e: Extract<Effect, { do: 'lookAtHand' }>): Op['run'] {
  const whose = c.players(e.whose);
  return (g, f) => {
    for (const seat of whose(g, f.env)) tellHand(g, seat, e.reveal === true ? 'all' : f.env.controller);
    return true;
  };
}

export function revealTop(c: Compiler, e: Extract<Effect, { do: 'revealTop' }>): Op['run'] {
  const whose = c.players(e.whose);
  const amount = c.value(e.amount);
  return (g, f) => {
    const seat = whose(g, f.env)[0];
    if (seat === undefined) return true;
    const seen = lookAt(g, seat, seat, topCards(g, seat, amount(g, f.env)), true);
    reveal(g, seat, seen);
    bindName(
      f,
      e.as,
      seen.map((o) => o.id),
    );
    return true;
  };
}

export function exileTop(c: Compiler, e: Extract<Effect, { do: 'exileTop' }>): Op['run'] {
  const whose = c.players(e.whose);
  const amount = c.value(e.amount);
  return (g, f) => {
    clearName(f, e.as);
    const events = whose(g, f.env).flatMap((player) =>
      topCards(g, player, amount(g, withThat(f.env, player))).map((card) =>
        happening('move', {
          player,
          source: f.env.self,
          frame: g.depth - 1,
          as: e.as ?? '',
          move: movePlan({
            from: 'library',
            to: 'exile',
            cause: 'exile',
            card,
            faceDown: e.faceDown === true ? 3 : 0,
          }),
        }),
      ),
    );
    happen(g, events);
    return true;
  };
}
