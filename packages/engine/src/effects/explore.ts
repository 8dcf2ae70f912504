import type { Effect, Seat } from '@ettin/schema';
import { TYPE } from '../compile/bits.js';
import type { Compiler } from '../compile/compiler.js';
import type { Op } from '../compile/types.js';
import { happen } from '../events/happen.js';
import type { Game } from '../game.js';
import type { ProgramFrame, Scratch } from '../state/state.js';
import { withScratch } from '../state/with.js';
import { toZone } from '../zones/destroy.js';
import { lookAt, stopLooking, topCards } from '../zones/peek.js';
import { askOption } from './choices.js';
import { counters } from './counters.js';
import { reveal } from './library.js';
import { permanents, START } from './present.js';
import { inTurnOrder } from './turn-order.js';

/**
 * Explore (CR 701.44): one permanent after the other. Its controller reveals the top card; a land goes to hand,
 * else the permanent gets a counter and the card may go to the graveyard.
 *
 * Scratch: `picked[0]` the permanents, `seats` their controllers, `index` the present one; stage 1 once a nonland
 * card has been revealed, with its number in `numbers`.
 */
export function explore(c: Compiler, e: Extract<Effect, { do: 'explore' }>): Op['run'] {
  const what = c.objects(e.what);
  return (g, f) => {
    if (f.scratch === null) {
      const { ids, seats } = inTurnOrder(g, what(g, f.env));
      f.scratch = withScratch(withScratch(START, 'picked', [ids]), 'seats', seats);
    }
    for (;;) {
      const s: Scratch = f.scratch ?? START;
      const seat = s.seats[s.index];
      if (seat === undefined) return true;
      const depth = g.depth;
      if (s.stage === 0) revealTop(g, f, s, seat);
      else if (!askForGraveyard(g, f, s, seat)) return false;
      if (g.depth !== depth) return false;
    }
  };
}

const next = (s: Scratch): Scratch =>
  withScratch(withScratch(withScratch(s, 'stage', 0), 'index', s.index + 1), 'numbers', []);

function revealTop(g: Game, f: ProgramFrame, s: Scratch, seat: Seat): void {
  const card = topCards(g, seat, 1)[0];
  const seen = card === undefined ? undefined : lookAt(g, seat, seat, [card], true)[0];
  if (seen !== undefined) reveal(g, seat, [seen]);
  if (seen !== undefined && (g.chars(seen).types & TYPE.land) !== 0) {
    f.scratch = next(s);
    happen(g, [toZone(seen, 'hand', 'effect', { source: f.env.self })]);
    return;
  }
  // without a card nothing is a land, so there is a counter all the same
  f.scratch = card === undefined ? next(s) : withScratch(withScratch(s, 'stage', 1), 'numbers', [card]);
  const there = permanents(g, [s.picked[0]?.[s.index] ?? 0]);
  happen(
    g,
    counters(
      g,
      f,
      there.map((o) => o.id),
      '+1/+1',
      1,
    ),
  );
}

/** False while its controller is asked. */
function askForGraveyard(g: Game, f: ProgramFrame, s: Scratch, seat: Seat): boolean {
  const card = s.numbers[0];
  if (card === undefined || topCards(g, seat, 1)[0] !== card) {
    f.scratch = next(s);
    return true;
  }
  if (f.answer === null) lookAt(g, seat, seat, [card], true);
  const option = askOption(g, f, seat, 'explore', ['top', 'graveyard']);
  if (option < 0) return false;
  f.scratch = next(s);
  const seen = g.s.peek?.cards.find((o) => o.card === card);
  if (option === 1 && seen !== undefined)
    happen(g, [toZone(seen, 'graveyard', 'effect', { source: f.env.self })]);
  else stopLooking(g);
  return true;
}
