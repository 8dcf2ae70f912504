import type { Game } from '../game.js';
import { NO_MANA } from '../mana/amount.js';
import type { CastFrame, Obj } from '../state/state.js';
import { mandatoryCosts, payableWith } from './castable.js';
import { envOf, faceCast, modesOf, spellChars } from './casting.js';
import { baseMana, methodCosts } from './cost.js';

/** Could the spell still be paid for with these additional costs? */
export function affordable(g: Game, f: CastFrame, o: Obj, additional: readonly number[]): boolean {
  const c = spellChars(g, f);
  const face = faceCast(g, f);
  if (face === undefined) return false;
  const base = f.free ? NO_MANA : baseMana(g, c, f.method);
  if (base === null) return false;
  const costs = [
    ...mandatoryCosts(g, c, face, f.method),
    ...additional,
    ...modesOf(g, f).flatMap((m) => (m.cost >= 0 ? [m.cost] : [])),
  ];
  const own = methodCosts(g, c, f.method).length;
  return payableWith(g, f.player, o, c, { base, costs, own, env: envOf(f), method: f.method });
}
