import type { Game } from '../game.js';
import { indexOf } from '../layers/table.js';
import type { TurnFrame } from '../state/state.js';
import { drawOne } from '../zones/draw.js';
import { onlySecondaryDraws } from './secondary-draw.js';

/** Each member of the active team draws a card (CR 504.1, 805.4b), in the order that the team wishes (805.6a). */
export function stepDraw(g: Game, f: TurnFrame): boolean {
  const seats = g.team(g.s.turn.team).seats;
  if (f.progress === 0) {
    if (seats.length > 1 && orderMatters(g)) {
      if (f.answer === null) {
        g.ask({
          kind: 'order',
          players: seats,
          byTeam: true,
          purpose: 'drawOrder',
          items: seats.map((seat) => ({ source: 0, controller: seat, ability: -1 })),
        });
        return false;
      }
      const value = f.answer.value;
      f.answer = null;
      f.data = [1, ...(value.kind === 'order' ? value.order.map((i) => seats[i] ?? 0) : seats)];
    } else f.data = [1, ...(onlySecondaryDraws(g) ? seats.slice(1) : seats)];
    if (onlySecondaryDraws(g)) g.note('turn.firstDraw', seats[0] ?? 0, 'noFirstDraw');
    f.progress = 1;
  }
  const order = f.data.slice(1);
  const depth = g.depth;
  while (f.progress <= order.length) {
    const seat = order[f.progress - 1] ?? 0;
    f.progress += 1;
    drawOne(g, seat, {}, true);
    if (g.depth !== depth) return false;
  }
  return true;
}

/** Where nothing looks at draws, the order can't matter and nobody is asked. */
function orderMatters(g: Game): boolean {
  // where the primary draws before the secondary, there is nothing to order (606.6h, 806.6i)
  if (g.rules.edition.parameters.drawOrder === 'bySeat') return false;
  const index = indexOf(g);
  return index.listeners.has('draw') || index.replacements.has('draw');
}
