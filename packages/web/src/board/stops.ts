import type { SeatSettings } from '@ettin/protocol';
import { STEPS, type Step } from '@ettin/schema';

export type Stops = SeatSettings['stops'];
/** Turns of one's own team, or of the other: as the table keeps the stops of a seat. */
export const SIDES = ['mine', 'theirs'] as const satisfies readonly (keyof Stops)[];

/**
 * Steps that can have a stop. Nobody gets priority in the untap and the cleanup step as a rule (CR 502.4, 514.3), and both
 * combat damage steps are one.
 */
export const STOP_STEPS = STEPS.filter((s) => s !== 'untap' && s !== 'cleanup' && s !== 'firstStrikeDamage');

/** The stops with one of them the other way round. */
export function toggledStop(stops: Stops, side: keyof Stops, step: Step): Stops {
  const had = stops[side];
  return { ...stops, [side]: had.includes(step) ? had.filter((s) => s !== step) : [...had, step] };
}
