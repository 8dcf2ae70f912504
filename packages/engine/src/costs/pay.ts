import type { ObjectId, Seat } from '@ettin/schema';
import type { CompiledCost, CompiledCostPart } from '../compile/types.js';
import type { Game } from '../game.js';
import { NO_MANA, plus, withX } from '../mana/amount.js';
import { canPay } from '../mana/payable.js';
import type { Env, ManaAmount, PayFrame } from '../state/state.js';
import { withEnv, withKey } from '../state/with.js';
import { type Given, givenUp } from './given.js';
import { canPayPart } from './parts.js';

export function costOf(g: Game, index: number): CompiledCost {
  const cost = g.rules.costs[index];
  if (cost === undefined) throw new Error(`no cost ${index}`);
  return cost;
}

/** Could the player pay this cost (that many times over) now? */
export function canPayCost(
  g: Game,
  seat: Seat,
  index: number,
  env: Env,
  source: ObjectId,
  times = 1,
): boolean {
  if (index < 0) return true;
  const cost = costOf(g, index);
  if (cost.anyOf.length > 0 && !cost.anyOf.some((x) => canPayCost(g, seat, x, env, source))) return false;
  for (const p of cost.parts) if (!canPayPart(g, seat, p, env, source)) return false;
  if (cost.mana === null) return true;
  let mana = NO_MANA;
  const one = withX(cost.mana, env.x);
  for (let i = 0; i < times; i++) mana = plus(mana, one);
  const life = lifeIn(g, cost.parts, env);
  const kept = reserved(cost.parts, source);
  const pays = (given: Given) =>
    canPay(
      g,
      seat,
      mana,
      { ability: source },
      { excluding: [...kept, ...given.tapped], given: given.gone, life },
    );
  return givenUp(g, seat, cost.parts, env, source, pays) !== null;
}

/** Permanents that can't be tapped for mana, as their tapping is a cost itself. */
export function reserved(parts: readonly CompiledCostPart[], source: ObjectId): readonly ObjectId[] {
  return parts.some((p) => p.kind === 'tapSelf' || p.kind === 'untapSelf') ? [source] : [];
}

export function lifeIn(g: Game, parts: readonly CompiledCostPart[], env: Env): number {
  let n = 0;
  for (const p of parts) if (p.kind === 'payLife') n += Math.max(0, p.count?.(g, env) ?? 0);
  return n;
}

/** Starts paying a cost within an effect; `payment:failed` in the program below tells when it came to nothing. */
export function pushPayment(g: Game, seat: Seat, index: number, env: Env, source: ObjectId): void {
  const cost = costOf(g, index);
  g.push(
    payFrame(seat, source, [index], cost.mana === null ? null : withX(cost.mana, env.x), env, source, false),
  );
}

export function payFrame(
  player: Seat,
  source: ObjectId,
  costs: readonly number[],
  mana: ManaAmount | null,
  env: Env,
  purpose: ObjectId,
  manual: boolean,
): PayFrame {
  return {
    k: 'pay',
    answer: null,
    player,
    source,
    costs,
    mana,
    manual,
    stage: 0,
    part: 0,
    env,
    purpose,
    paid: {},
  };
}

/** It can't be paid after all: an effect's cost counts as unpaid; a spell or ability is taken back (CR 601.2h, 733). */
export function fail(g: Game): void {
  g.pop();
  let below = g.s.frames[g.depth - 1];
  // what another player would have paid for the same spell
  while (below?.k === 'pay') {
    g.pop();
    below = g.s.frames[g.depth - 1];
  }
  if (below === undefined) return;
  const f = g.frame(g.depth - 1);
  if (f.k === 'program') f.env = withEnv(f.env, 'numbers', withKey(f.env.numbers, 'payment:failed', 1));
  else if (f.k === 'cast') f.stage = TAKE_BACK;
}

/** Stage of a cast frame that takes the spell or ability back. */
export const TAKE_BACK = 100;
