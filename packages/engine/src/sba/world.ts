import type { Game } from '../game.js';
import type { Happening } from '../state/state.js';
import { toZone } from '../zones/destroy.js';
import { classesOf } from './classes.js';

const NONE: readonly Happening[] = [];

/** The world rule (CR 704.5k): only the permanent that has been a world for the shortest time stays. */
export function worldRule(g: Game): readonly Happening[] {
  const { worlds } = classesOf(g);
  if (worlds.length < 2) return NONE;
  const newest = Math.max(...worlds.map((id) => g.get(id).timestamp));
  const doomed = worlds.filter((id) => g.get(id).timestamp !== newest);
  return doomed.map((id) => toZone(g.get(id), 'graveyard', 'sba', {}));
}
