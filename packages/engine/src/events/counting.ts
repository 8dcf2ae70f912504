import type { Game } from '../game.js';
import { indexOf } from '../layers/table.js';
import type { EventFrame, Happening } from '../state/state.js';
import { withHappening, withMove } from '../state/with.js';
import { startingCounters } from '../zones/enter.js';
import { enteringFace } from './entering.js';
import { happening } from './happening.js';
import { replaceEvent } from './replace-event.js';

/**
 * An object that enters with counters has them put on it (CR 122.6): effects that replace putting counters on apply.
 * They become events of their own beside the one in which it enters, which name it by its place in `frame` and hold
 * its plan; `gathered` puts what they come to back into the plan.
 */
export const isCounting = (e: Happening): boolean => e.kind === 'counters' && e.move !== null;

/** Does it enter with counters that something replaces? */
export function entersWithCounters(g: Game, e: Happening): boolean {
  if (e.kind !== 'move' || e.move === null || e.move.to !== 'battlefield' || e.move.counted) return false;
  if (!indexOf(g).replacements.has('counters')) return false;
  const face = enteringFace(g, e)?.face;
  return (face === undefined ? e.move.counters : startingCounters(face, e.move)) !== null;
}

/** Takes the counters out of the event that is being looked at, once nothing else of it is replaced. */
export function countApart(g: Game, f: EventFrame, e: Happening): void {
  const plan = e.move;
  if (plan === null) return;
  const face = enteringFace(g, e)?.face;
  const counters = (face === undefined ? plan.counters : startingCounters(face, plan)) ?? {};
  const move = withMove(withMove(plan, 'counters', null), 'counted', true);
  replaceEvent(f, withHappening(e, 'move', move));
  f.events = [
    ...f.events,
    ...Object.entries(counters).map(([counter, amount]) =>
      happening('counters', {
        object: e.object,
        player: e.player,
        source: e.source !== 0 ? e.source : e.object,
        amount,
        counter,
        move,
        frame: f.index,
      }),
    ),
  ];
}

/** The events with those counters back where they belong. */
export function gathered(events: readonly Happening[]): readonly Happening[] {
  if (!events.some(isCounting)) return events;
  return events.flatMap((e, i) => {
    if (isCounting(e)) return [];
    const own = events.filter((x) => isCounting(x) && x.frame === i && !x.cancelled && x.amount > 0);
    if (own.length === 0 || e.move === null) return [e];
    const counters: Record<string, number> = { ...e.move.counters };
    for (const x of own) counters[x.counter] = (counters[x.counter] ?? 0) + x.amount;
    return [withHappening(e, 'move', withMove(e.move, 'counters', counters))];
  });
}
