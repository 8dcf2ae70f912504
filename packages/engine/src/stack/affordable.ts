import { canPayPart } from '../costs/parts.js';
import { canPayCost, costOf } from '../costs/pay.js';
import type { Game } from '../game.js';
import { NO_MANA } from '../mana/amount.js';
import type { CastFrame, Obj } from '../state/state.js';
import { canPayTotal, mandatoryCosts } from './castable.js';
import { envOf, faceCast, modesOf, spellChars } from './casting.js';
import { baseMana, methodCosts, totalMana } from './cost.js';

/** Could the spell still be paid for with these additional costs? */
export function affordable(g: Game, f: CastFrame, o: Obj, additional: readonly number[]): boolean {
  const c = spellChars(g, f);
  const face = faceCast(g, f);
  if (face === undefined) return false;
  const env = envOf(f);
  for (const index of additional) {
    const cost = costOf(g, index);
    if (cost.anyOf.length > 0 && !cost.anyOf.some((x) => canPayCost(g, f.player, x, env, f.object)))
      return false;
    for (const p of cost.parts) if (!canPayPart(g, f.player, p, env, f.object)) return false;
  }
  const base = f.free ? NO_MANA : baseMana(g, c, f.method);
  if (base === null) return false;
  const own = methodCosts(g, c, f.method).length;
  const costs = [
    ...mandatoryCosts(g, c, face, f.method).slice(own),
    ...additional,
    ...modesOf(g, f).flatMap((m) => (m.cost >= 0 ? [m.cost] : [])),
  ];
  return canPayTotal(g, f.player, o, c, totalMana(g, f.player, o, c, base, costs, env), f.method);
}
