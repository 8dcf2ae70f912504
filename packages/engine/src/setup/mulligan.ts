import type { ObjectId, Seat } from '@ettin/schema';
import { happen } from '../events/happen.js';
import { happening, movePlan } from '../events/happening.js';
import type { Game } from '../game.js';
import { shuffled } from '../state/random.js';
import type { SetupFrame } from '../state/state.js';
import { withKey } from '../state/with.js';
import { emitMoved } from '../zones/moved.js';
import { lookAt, stopLooking, topCards } from '../zones/peek.js';
import { drawHand } from './hand.js';

/**
 * Before the first turn (CR 103.5, 805.3): each round the starting team declares, then the others; then all
 * mulligans are taken at once. A declaration of a member is known before that member's team sees a new hand.
 * In older editions one team or player after another decides to the end.
 */
export function stepSetup(g: Game, f: SetupFrame): void {
  switch (f.stage) {
    case 'mulligan':
      return declare(g, f);
    case 'bottom':
      return bottom(g, f);
    case 'look':
      return lookAtTops(g, f);
    case 'opening':
      return opening(g, f);
    case 'done':
      g.pop();
      g.push({ k: 'turn', answer: null, stage: 'enter', progress: 0, data: [] });
  }
}

const teamsInOrder = (g: Game): readonly number[] => {
  const n = g.s.teams.length;
  return g.s.teams.map((_, i) => (g.s.turn.startingTeam + i) % n);
};

function declare(g: Game, f: SetupFrame): void {
  if (f.answer !== null) {
    const { player, value } = f.answer;
    f.answer = null;
    f.declared = withKey(f.declared, player, value.kind === 'mulligan' && value.mulligan);
  }
  const round = deciding(g);
  for (const team of teamsInOrder(g)) {
    const open = g
      .team(team)
      .seats.filter((s) => round.includes(s) && f.declared[s] === undefined && mayMulligan(g, s));
    if (open.length > 0) {
      g.ask({ kind: 'mulligan', players: open, byTeam: false, purpose: 'keep' });
      return;
    }
  }
  const again: Seat[] = [];
  for (const p of g.s.players) {
    if (!round.includes(p.seat)) continue;
    if (f.declared[p.seat] === true) again.push(p.seat);
    else g.setPlayer(p.seat, { kept: true });
    g.emit({
      type: 'mulligan',
      cite: f.declared[p.seat] === true && isFree(g, p.seat) ? 'mulligan.free' : 'mulligan.team',
      audience: 'all',
      player: p.seat,
      kept: f.declared[p.seat] !== true,
      hand: (g.s.hands[p.seat] ?? []).length,
    });
  }
  f.declared = {};
  for (const seat of again) redraw(g, seat);
  f.asked = 0;
  if (again.length > 0) f.stage = 'bottom';
  else if (g.s.players.every((p) => p.kept)) f.stage = 'look';
}

/**
 * Who declares in this round: everybody who hasn't kept, or where the edition has one after the other decide, those
 * of the first team that hasn't (606.6a of 2006), or the first such player (101.4 of 2005).
 */
function deciding(g: Game): readonly Seat[] {
  const open = teamsInOrder(g).map((t) => g.team(t).seats.filter((s) => !g.player(s).kept));
  const { mulliganOrder } = g.rules.edition.parameters;
  if (mulliganOrder === 'allTogether') return open.flat();
  const first = open.find((seats) => seats.length > 0) ?? [];
  return mulliganOrder === 'teamByTeam' ? first : first.slice(0, 1);
}

/**
 * Vancouver: when all have kept, whoever has fewer cards than a starting hand may look at the top card of their
 * library, teammates too, and put it on the bottom (103.4 and 805.3a of 2016).
 */
function lookAtTops(g: Game, f: SetupFrame): void {
  const { mulligan, openingHandSize } = g.rules.edition.parameters;
  const seats = mulligan === 'vancouver' ? teamsInOrder(g).flatMap((t) => g.team(t).seats) : [];
  if (f.answer !== null) {
    const { player, value } = f.answer;
    f.answer = null;
    const library = g.s.libraries[player] ?? [];
    const card = library[library.length - 1];
    const down = value.kind === 'arrange' && (value.piles[1]?.length ?? 0) > 0;
    if (down && card !== undefined) {
      const libraries = g.s.libraries.slice();
      libraries[player] = [card, ...library.slice(0, -1)];
      g.s.libraries = libraries;
    }
    g.emit({ type: 'chose', cite: 'scry', audience: 'all', player, what: `bottom:${down ? 1 : 0}` });
    stopLooking(g);
    f.asked += 1;
  }
  for (; f.asked < seats.length; f.asked += 1) {
    const seat = seats[f.asked] ?? 0;
    const cards = topCards(g, seat, 1);
    if ((g.s.hands[seat] ?? []).length >= openingHandSize || cards.length === 0) continue;
    const seen = lookAt(g, seat, seat, cards, false, true);
    g.ask({
      kind: 'arrange',
      players: [seat],
      byTeam: false,
      purpose: 'scry',
      cards: seen.map((o) => o.id),
      piles: [
        { name: 'top', min: 0, max: 1 },
        { name: 'bottom', min: 0, max: 1 },
      ],
    });
    return;
  }
  f.stage = 'opening';
}

/** A hand that has come down to nothing has to be kept. */
function mayMulligan(g: Game, seat: Seat): boolean {
  return handAfter(g, seat, g.player(seat).mulligans) > 0;
}

/** Cards that a player keeps after that many mulligans, the free one not counted (CR 103.5c). */
function handAfter(g: Game, seat: Seat, mulligans: number): number {
  return g.rules.edition.parameters.openingHandSize - Math.max(0, mulligans - freeMulligans(g, seat));
}

const freeMulligans = (g: Game, seat: Seat): number =>
  g.teamOf(seat).seats.length > 1 ? g.rules.edition.parameters.freeMulligans : 0;

/** Does the mulligan that this player takes now cost no card (CR 103.5c)? */
const isFree = (g: Game, seat: Seat): boolean => g.player(seat).mulligans < freeMulligans(g, seat);

function redraw(g: Game, seat: Seat): void {
  const libraries = g.s.libraries.slice();
  libraries[seat] = shuffled(g, [...(libraries[seat] ?? []), ...(g.s.hands[seat] ?? []).map((o) => o.card)]);
  g.s.libraries = libraries;
  g.setHand(seat, []);
  g.emit({ type: 'shuffled', cite: 'shuffle', audience: 'all', player: seat });
  g.setPlayer(seat, { mulligans: g.player(seat).mulligans + 1 });
  const p = g.rules.edition.parameters;
  drawHand(
    g,
    seat,
    p.mulligan === 'london' ? p.openingHandSize : handAfter(g, seat, g.player(seat).mulligans),
  );
}

/**
 * London: as part of each mulligan as many cards go to the bottom, in any order, as mulligans count against the
 * player (CR 103.5), before anybody declares again. Elsewhere the new hand has the right size already.
 */
function bottom(g: Game, f: SetupFrame): void {
  const seats = teamsInOrder(g).flatMap((t) => g.team(t).seats);
  if (f.answer !== null) {
    const { player, value } = f.answer;
    f.answer = null;
    if (value.kind === 'arrange') putOnBottom(g, player, value.piles[1] ?? []);
    f.asked += 1;
  }
  while (f.asked < seats.length) {
    const seat = seats[f.asked] ?? 0;
    const hand = g.s.hands[seat] ?? [];
    const n = hand.length - handAfter(g, seat, g.player(seat).mulligans);
    if (n <= 0) {
      f.asked += 1;
      continue;
    }
    g.ask({
      kind: 'arrange',
      players: [seat],
      byTeam: false,
      purpose: 'bottom',
      cards: hand.map((o) => o.id),
      piles: [
        { name: 'hand', min: hand.length - n, max: hand.length - n },
        { name: 'bottom', min: n, max: n },
      ],
    });
    return;
  }
  f.stage = 'mulligan';
}

function putOnBottom(g: Game, seat: Seat, ids: readonly ObjectId[]): void {
  const cards = ids.map((id) => g.get(id).card);
  g.setHand(
    seat,
    (g.s.hands[seat] ?? []).filter((o) => !ids.includes(o.id)),
  );
  g.touch();
  const libraries = g.s.libraries.slice();
  libraries[seat] = [...[...cards].reverse(), ...(libraries[seat] ?? [])];
  g.s.libraries = libraries;
  for (const was of ids)
    emitMoved(g, {
      plan: movePlan({ from: 'hand', to: 'library', cause: 'setup', position: 'bottom' }),
      was,
      now: 0,
      from: 'hand',
      to: 'library',
      owner: seat,
    });
}

/**
 * Cards that may begin the game on the battlefield: the members of the starting team first, in the order it likes,
 * then those of the others (CR 103.6c, 805.3b). `declared` holds who has had a turn, `order` whose turn comes.
 */
function opening(g: Game, f: SetupFrame): void {
  if (f.answer !== null) {
    const { player, value } = f.answer;
    f.answer = null;
    if (value.kind === 'order') {
      const waiting = waitingFor(g, f, g.player(player).team);
      f.order = value.order.map((i) => waiting[i] ?? player);
    } else {
      f.declared = withKey(f.declared, player, true);
      f.order = f.order.filter((s) => s !== player);
      if (value.kind === 'choose' && value.chosen.length > 0) {
        begin(g, player, value.chosen);
        return;
      }
    }
  }
  for (const team of teamsInOrder(g)) {
    const waiting = waitingFor(g, f, team);
    if (waiting.length === 0) continue;
    if (waiting.length > 1 && f.order.length === 0) {
      g.ask({
        kind: 'order',
        players: g.team(team).seats,
        byTeam: true,
        purpose: 'openingHand',
        items: waiting.map((seat) => ({ source: 0, controller: seat, ability: -1 })),
      });
      return;
    }
    const seat = f.order[0] ?? waiting[0] ?? 0;
    const candidates = openingCards(g, seat);
    g.ask({
      kind: 'choose',
      players: [seat],
      byTeam: false,
      purpose: 'openingHand',
      candidates,
      min: 0,
      max: candidates.length,
    });
    return;
  }
  f.stage = 'done';
}

/**
 * Members of the team who haven't had their turn. If there is such a card in any deck, everybody has one, with or
 * without such a card in hand: that a player is asked must not tell the others what they hold.
 */
function waitingFor(g: Game, f: SetupFrame, team: number): readonly Seat[] {
  const any = g.s.cards.some((def) => g.rules.defs[def]?.faces[0].openingHand === true);
  return any ? g.team(team).seats.filter((s) => f.declared[s] === undefined) : [];
}

function openingCards(g: Game, seat: Seat): readonly ObjectId[] {
  return (g.s.hands[seat] ?? [])
    .filter((o) => g.rules.defs[o.def]?.faces[0].openingHand === true)
    .map((o) => o.id);
}

function begin(g: Game, seat: Seat, ids: readonly ObjectId[]): void {
  happen(
    g,
    ids.map((id) => {
      const o = g.get(id);
      return happening('move', {
        object: id,
        player: seat,
        cite: 'openingHand',
        move: movePlan({ from: 'hand', to: 'battlefield', cause: 'setup', card: o.card, controller: seat }),
      });
    }),
  );
}
