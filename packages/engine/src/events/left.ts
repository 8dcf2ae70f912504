import type { Game } from '../game.js';
import type { ActiveReplacement } from '../layers/table.js';

/** How much a shield for "the next N damage" still takes (CR 615.7), or -1 for effects without such a limit. */
export function leftOf(g: Game, a: ActiveReplacement): number {
  const effect = a.floating < 0 ? undefined : g.s.effects.find((x) => x.id === a.floating);
  return effect !== undefined && effect.left > 0 ? effect.left : -1;
}
