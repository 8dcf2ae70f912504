import { removeFromCombat } from '../combat/attack.js';
import { KW } from '../compile/bits.js';
import { hasBit } from '../compile/filter.js';
import { happen } from '../events/happen.js';
import { happening, movePlan } from '../events/happening.js';
import type { Game } from '../game.js';
import type { Happening, MovePlan, Obj } from '../state/state.js';
import { tap } from './tap.js';

/**
 * Destruction (CR 701.8): not of what is indestructible; a regeneration shield replaces it (CR 701.19). `others` are
 * moves that happen at the same time (CR 704.3).
 */
export function commitDestroy(
  g: Game,
  events: readonly Happening[],
  others: readonly Happening[] = [],
): void {
  const moves: Happening[] = [...others];
  for (const e of events) {
    const o = g.find(e.object);
    if (o === null || o.zone !== 'battlefield') continue;
    if (hasBit(g.chars(o), KW.indestructible)) continue;
    if (o.regeneration > 0 && !e.unpreventable) {
      regenerate(g, o);
      continue;
    }
    moves.push(
      toZone(o, 'graveyard', 'destroy', { source: e.source, frame: e.frame, as: e.as, cite: e.cite }),
    );
  }
  happen(g, moves);
}

function regenerate(g: Game, o: Obj): void {
  const own = g.own(o.id);
  own.regeneration -= 1;
  own.damage = 0;
  own.deathtouched = false;
  tap(g, o.id);
  removeFromCombat(g, o.id);
  g.touch();
  g.emit({ type: 'changed', cite: 'regenerate', audience: 'all', object: o.id, what: 'regenerate' });
}

/** A plan that moves an object from where it is. */
export function toZone(
  o: Obj,
  to: MovePlan['to'],
  cause: MovePlan['cause'],
  parts: Partial<Happening> = {},
  plan: Partial<MovePlan> = {},
): Happening {
  return happening('move', {
    object: o.id,
    player: o.owner,
    ...parts,
    move: movePlan({ from: o.zone, to, cause, card: o.card, def: o.card < 0 ? o.def : -1, ...plan }),
  });
}
