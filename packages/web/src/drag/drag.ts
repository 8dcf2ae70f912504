import type { ObjectId } from '@ettin/schema';
import { create } from 'zustand';
import type { Place } from '../play/drop.js';

/** Something that is being dragged: from where it was taken to where the pointer is, in pixels of the window. */
export interface Drag {
  readonly from: readonly ObjectId[];
  readonly start: readonly [x: number, y: number];
  readonly at: readonly [x: number, y: number];
  /** Null where letting go does nothing. */
  readonly place: Place | null;
}

interface DragStore {
  readonly drag: Drag | null;
  put(drag: Drag | null): void;
}

/** Apart from the player's state: moving the pointer redraws nothing but the arrow. */
export const useDragged = create<DragStore>((set) => ({ drag: null, put: (drag) => set({ drag }) }));

/** Pixels after which a press is a drag. */
const FAR = 7;
/** A finger that swipes a row or scrolls the board means that; one that lifts a card out of the hand, or rests, drags. */
const LIFT = 14;
export const HOLD = 220;

/**
 * Whether a press has become a drag, has become something else, or may yet be either.
 *
 *   by     what is pressed with; a pen is a pointer
 *   held   milliseconds since the press
 */
export function becomes(
  by: 'mouse' | 'touch',
  fromHand: boolean,
  [dx, dy]: readonly [dx: number, dy: number],
  held: number,
): 'drag' | 'other' | 'open' {
  const far = Math.hypot(dx, dy);
  if (by === 'mouse') return far > FAR ? 'drag' : 'open';
  if (held >= HOLD) return far > FAR ? 'drag' : 'open';
  if (far <= FAR) return 'open';
  if (!fromHand) return 'other';
  if (Math.abs(dx) > Math.abs(dy)) return 'other';
  return dy < -LIFT ? 'drag' : 'open';
}
