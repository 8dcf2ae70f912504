import type { ObjectId, Seat } from '@ettin/schema';
import type { Game } from '../game.js';
import { rulesNamed } from '../layers/table.js';
import { plusGeneric, reduceGeneric } from '../mana/amount.js';
import type { ManaAmount } from '../state/state.js';

/** Increases and reductions of what it costs to activate abilities (CR 602.2b). */
export function changeActivation(
  g: Game,
  seat: Seat,
  source: ObjectId,
  ability: number,
  mana: ManaAmount,
): ManaAmount {
  let change = 0;
  for (const a of rulesNamed(g, 'costChange')) {
    const d = a.rule.data;
    if (d.rule !== 'costChange' || d.abilities === undefined) continue;
    const compiled = g.rules.abilities[ability];
    if (compiled === undefined) continue;
    if (d.abilities === 'equip' && compiled.keyword !== 'equip') continue;
    if (d.abilities === 'loyalty' && !compiled.loyalty) continue;
    if (a.rule.who !== null && !a.rule.who(g, a.env, seat)) continue;
    const seen = g.look(source);
    if (seen === null || (a.rule.test !== null && !a.rule.test(g, seen.o, seen.c, a.env))) continue;
    change += a.rule.amount?.(g, a.env) ?? 0;
  }
  if (change > 0) return plusGeneric(mana, change);
  return change < 0 ? reduceGeneric(mana, -change) : mana;
}
