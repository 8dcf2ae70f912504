import type { ObjectId } from '@ettin/schema';
import { preventable } from '../damage/preventable.js';
import type { Game } from '../game.js';
import type { ActiveReplacement } from '../layers/table.js';
import type { EventFrame, Happening } from '../state/state.js';
import { leftOf } from './left.js';
import { applicable } from './replace.js';

/**
 * Sources that deal damage to the same player or permanent at one time, where the shield is too small for all of it:
 * which of it the shield takes is chosen (CR 615.7). Empty if there is nothing to choose.
 */
export function rivalSources(g: Game, f: EventFrame, a: ActiveReplacement): readonly ObjectId[] {
  const e = f.events[f.index];
  const left = leftOf(g, a);
  if (e === undefined || e.kind !== 'damage' || left < 0) return [];
  const same = f.events.filter((x, i) => i >= f.index && competes(g, x, e, a));
  const total = same.reduce((sum, x) => sum + x.amount, 0);
  const sources = new Set(same.map((x) => x.source));
  return total > left && sources.size > 1 ? [...sources] : [];
}

const affected = (e: Happening): number => (e.object !== 0 ? e.object : e.player);

function competes(g: Game, x: Happening, e: Happening, a: ActiveReplacement): boolean {
  return (
    x.kind === 'damage' &&
    !x.cancelled &&
    affected(x) === affected(e) &&
    preventable(g, x) &&
    applicable(g, x).some((b) => b.key === a.key)
  );
}

/** Brings the damage of that source to the place that is looked at: these events happen together anyway. */
export function bringForward(f: EventFrame, source: ObjectId): void {
  const here = f.events[f.index];
  if (here === undefined) return;
  const at = f.events.findIndex(
    (x, i) => i >= f.index && x.source === source && !x.cancelled && affected(x) === affected(here),
  );
  const there = f.events[at];
  if (there === undefined || at === f.index) return;
  f.events = f.events.map((x, i) => (i === f.index ? there : i === at ? here : x));
}
