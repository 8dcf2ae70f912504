import { happen } from '../events/happen.js';
import type { Game } from '../game.js';
import { toZone } from '../zones/destroy.js';
import { classesOf } from './classes.js';

/** The world rule (CR 704.5k): only the permanent that has been a world for the shortest time stays. */
export function worldRule(g: Game): boolean {
  const { worlds } = classesOf(g);
  if (worlds.length < 2) return false;
  const newest = Math.max(...worlds.map((id) => g.get(id).timestamp));
  const doomed = worlds.filter((id) => g.get(id).timestamp !== newest);
  happen(
    g,
    doomed.map((id) => toZone(g.get(id), 'graveyard', 'sba', {})),
  );
  return true;
}
