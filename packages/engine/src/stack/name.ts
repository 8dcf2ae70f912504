import type { Game } from '../game.js';
import type { Obj } from '../state/state.js';
import { nameOf } from '../zones/moved.js';

/** What everybody calls a spell, or an ability after its source; nothing for what is face down. */
export function stackName(g: Game, o: Obj): string {
  if (o.stack === null || o.stack.kind === 'spell')
    return o.faceDown !== 0 ? '' : (nameOf(g, o.def, o.face) ?? '');
  return g.look(g.follow(o.stack.source) || o.stack.source)?.c.name ?? '';
}
