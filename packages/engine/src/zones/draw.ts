import type { Seat } from '@ettin/schema';
import { bindResult } from '../events/bind.js';
import { happen } from '../events/happen.js';
import { happening, movePlan } from '../events/happening.js';
import type { Game } from '../game.js';
import { rulesNamed } from '../layers/table.js';
import type { Happening } from '../state/state.js';
import { copyHappening } from '../state/with.js';
import { addTally } from '../teams/tally.js';
import { occur, occurrence } from '../triggers/occur.js';
import { commitMoves } from './move.js';

/** One card, the top one of the library (CR 121). From an empty library: the team loses when that is next checked. */
export function commitDraw(g: Game, e: Happening): void {
  if (drawLimitReached(g, e.player)) return;
  const library = g.s.libraries[e.player] ?? [];
  const card = library[library.length - 1];
  if (card === undefined) {
    g.setTeam(g.player(e.player).team, { drewFromEmpty: e.player });
    return;
  }
  commitMoves(g, [
    happening('move', {
      player: e.player,
      frame: e.frame,
      as: '',
      counter: e.counter,
      cite: e.cite,
      move: movePlan({ from: 'library', to: 'hand', cause: 'draw', card }),
    }),
  ]);
  bindResult(g, e, 1, []);
  const nth = addTally(g, e.player, 'cardsDrawn', 1);
  occur(g, occurrence('draw', { player: e.player, nth, amount: 1, kind: e.counter }));
}

function drawLimitReached(g: Game, seat: Seat): boolean {
  for (const a of rulesNamed(g, 'drawLimit')) {
    const d = a.rule.data;
    if (d.rule !== 'drawLimit' || (a.rule.who !== null && !a.rule.who(g, a.env, seat))) continue;
    if ((g.player(seat).tally.cardsDrawn ?? 0) >= d.n) return true;
  }
  return false;
}

/** A draw about to happen; `first` marks the one that the draw step itself gives. */
export function drawEvent(seat: Seat, parts: Partial<Happening> = {}, first = false): Happening {
  const e = copyHappening(happening('draw', parts));
  e.player = seat;
  e.amount = 1;
  e.counter = first ? 'firstInDrawStep' : '';
  return e;
}

export function drawOne(g: Game, seat: Seat, parts: Partial<Happening> = {}, first = false): void {
  happen(g, [drawEvent(seat, parts, first)]);
}
