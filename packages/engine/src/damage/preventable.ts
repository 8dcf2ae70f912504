import type { Game } from '../game.js';
import { rulesNamed } from '../layers/table.js';
import type { Happening } from '../state/state.js';
import { hasProtectionFrom } from '../targets/protection.js';
import { playerProtected } from '../targets/targets.js';

/** Can this damage be prevented (CR 615.12)? */
export function preventable(g: Game, e: Happening): boolean {
  return !e.unpreventable && rulesNamed(g, 'damageCantBePrevented').length === 0;
}

/** Is this damage prevented by protection from its source (CR 702.16e)? */
export function protectedFrom(g: Game, e: Happening): boolean {
  const source = g.look(e.source);
  if (source === null || !preventable(g, e)) return false;
  if (e.object === 0) return playerProtected(g, e.player, e.source);
  const target = g.find(e.object);
  return target !== null && hasProtectionFrom(g, target, source.c, source.o);
}
