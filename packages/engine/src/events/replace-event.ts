import type { EventFrame, Happening } from '../state/state.js';

/** Puts a changed event in the place of the one that is being looked at. */
export function replaceEvent(f: EventFrame, e: Happening): void {
  f.events = f.events.map((x, i) => (i === f.index ? e : x));
}
