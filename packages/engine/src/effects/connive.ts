import type { Effect, Seat } from '@ettin/schema';
import { TYPE } from '../compile/bits.js';
import type { Compiler } from '../compile/compiler.js';
import type { Op } from '../compile/types.js';
import { happen } from '../events/happen.js';
import type { Game } from '../game.js';
import type { ProgramFrame, Scratch } from '../state/state.js';
import { withScratch } from '../state/with.js';
import { drawEvent } from '../zones/draw.js';
import { discardEvents } from './cards.js';
import { counters } from './counters.js';
import { permanents, START } from './present.js';
import { inTurnOrder } from './turn-order.js';

/**
 * Connive N (CR 701.50): one permanent after the other. Its controller draws N, discards N, and for each nonland
 * card discarded the permanent gets a counter.
 *
 * Scratch: `picked[0]` the permanents, `seats` their controllers, `index` the present one, `numbers` N and how
 * often stage 0 has drawn (or, in stage 2, how many nonland cards went). Stage 1 is the discard.
 */
export function connive(c: Compiler, e: Extract<Effect, { do: 'connive' }>): Op['run'] {
  const what = c.objects(e.what);
  const amount = e.amount === undefined ? null : c.value(e.amount);
  return (g, f) => {
    if (f.scratch === null) {
      const { ids, seats } = inTurnOrder(g, what(g, f.env));
      const n = amount === null ? 1 : Math.max(0, amount(g, f.env));
      f.scratch = withScratch(withScratch(withScratch(START, 'picked', [ids]), 'seats', seats), 'numbers', [
        n,
        0,
      ]);
    }
    for (;;) {
      const s: Scratch = f.scratch ?? START;
      const seat = s.seats[s.index];
      if (seat === undefined) return true;
      const depth = g.depth;
      const [n, done] = [s.numbers[0] ?? 0, s.numbers[1] ?? 0];
      if (s.stage === 0) {
        f.scratch =
          done < n
            ? withScratch(s, 'numbers', [n, done + 1])
            : withScratch(withScratch(s, 'stage', 1), 'numbers', [n, 0]);
        if (done < n) happen(g, [drawEvent(seat, { source: f.env.self })]);
      } else if (s.stage === 1) {
        if (!discard(g, f, s, seat, n)) return false;
      } else {
        f.scratch = withScratch(withScratch(withScratch(s, 'stage', 0), 'index', s.index + 1), 'numbers', [
          n,
          0,
        ]);
        const there = permanents(g, [s.picked[0]?.[s.index] ?? 0]);
        happen(
          g,
          counters(
            g,
            f,
            there.map((o) => o.id),
            '+1/+1',
            done,
          ),
        );
      }
      if (g.depth !== depth) return false;
    }
  };
}

/** False while the player is asked what to discard. */
function discard(g: Game, f: ProgramFrame, s: Scratch, seat: Seat, n: number): boolean {
  const hand = g.s.hands[seat] ?? [];
  let chosen = hand.map((o) => o.id);
  if (f.answer !== null) {
    const value = f.answer.value;
    f.answer = null;
    chosen = value.kind === 'choose' ? [...value.chosen] : [];
  } else if (n < hand.length) {
    if (n > 0) {
      g.ask({
        kind: 'choose',
        players: [seat],
        byTeam: false,
        purpose: 'connive',
        source: f.env.self,
        candidates: chosen,
        min: n,
        max: n,
      });
      return false;
    }
    chosen = [];
  }
  const nonland = chosen.filter((id) => (g.chars(g.get(id)).types & TYPE.land) === 0).length;
  f.scratch = withScratch(withScratch(s, 'stage', 2), 'numbers', [n, nonland]);
  happen(g, discardEvents(g, f, chosen, undefined));
  return true;
}
