import type { GameEvent, Seat, Viewer } from '@ettin/schema';

/** Stands for the spectators in the audience of an event. */
export const SPECTATORS: Seat = -1;

/** The events that this viewer may know of, in order. */
export function eventsFor(events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[] {
  const seat = viewer === 'spectator' ? SPECTATORS : viewer;
  return events.filter((e) => e.audience === 'all' || e.audience.includes(seat));
}
