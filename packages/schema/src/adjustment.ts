import type { ObjectId, TargetId } from './action.js';
import type { Zone } from './words.js';

/** Where an object may be put by hand. */
export type AdjustedZone = Exclude<Zone, 'stack' | 'command'>;

/**
 * Something put right by hand where a board has gone wrong. It is no event of the game: nothing replaces it, and nothing
 * triggers on it.
 */
export type Adjustment =
  | { readonly what: 'life' | 'poison'; readonly team: number; readonly total: number }
  /** On an object or player. */
  | { readonly what: 'counters'; readonly on: TargetId; readonly kind: string; readonly total: number }
  /** Under its owner's control; in a library on top unless `place` says otherwise. */
  | {
      readonly what: 'move';
      readonly object: ObjectId;
      readonly to: AdjustedZone;
      readonly place?: 'top' | 'bottom';
    }
  | { readonly what: 'tap'; readonly object: ObjectId; readonly tapped: boolean };
