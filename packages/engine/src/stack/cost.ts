import type { CastMethod, Seat } from '@ettin/schema';
import { KW, TYPE } from '../compile/bits.js';
import { eachIn } from '../compile/enumerate.js';
import { hasBit } from '../compile/filter.js';
import type { Chars, CompiledKeyword } from '../compile/types.js';
import { ZONE_BIT } from '../compile/zones.js';
import { costOf } from '../costs/pay.js';
import type { Game } from '../game.js';
import { KIND } from '../layers/base.js';
import { type ActiveRule, rulesNamed } from '../layers/table.js';
import { NO_MANA, parseMana, plus, plusGeneric, reduceGeneric, withX } from '../mana/amount.js';
import { NO_EXTRA, type PayExtra } from '../mana/payable.js';
import { makeEnv } from '../state/env.js';
import type { Env, ManaAmount, Obj } from '../state/state.js';
import { copyEnv, withEnv } from '../state/with.js';

/** The keyword with a cost that an alternative way of casting goes by. */
const BY_METHOD: Partial<Readonly<Record<CastMethod, CompiledKeyword['data']['k']>>> = {
  flashback: 'flashback',
  escape: 'escape',
  surge: 'surge',
  spectacle: 'spectacle',
  evoke: 'evoke',
  dash: 'dash',
  madness: 'madness',
  bestow: 'bestow',
  overload: 'overload',
};
const FACE_DOWN_COST = parseMana('{3}').amount;

export function keywordOf(c: Chars, k: CompiledKeyword['data']['k']): CompiledKeyword | null {
  for (const p of c.params) if (p.data.k === k) return p;
  return null;
}

/** Mana of the mana cost or alternative cost, X not yet filled in; null if it can't be cast so (CR 118.6, 118.9). */
export function baseMana(g: Game, c: Chars, method: CastMethod): ManaAmount | null {
  const keyword = BY_METHOD[method];
  if (keyword !== undefined) {
    const k = keywordOf(c, keyword);
    if (k?.data.k === 'flashback' && k.data.cost === 'manaCost') return c.mana;
    return k === null || k.cost < 0 ? null : (costOf(g, k.cost).mana ?? NO_MANA);
  }
  if (method === 'free' || method === 'alternative') return NO_MANA;
  if (method === 'faceDown') return FACE_DOWN_COST;
  return c.mana;
}

/** Compiled costs with parts other than mana that this way of casting brings. */
export function methodCosts(g: Game, c: Chars, method: CastMethod): readonly number[] {
  if (method === 'alternative') return [g.rules.builtin.payManaValue ?? -1];
  // CR 702.81a, 702.133a
  if (method === 'retrace' || method === 'jumpStart') return [g.rules.builtin[method] ?? -1];
  const keyword = BY_METHOD[method];
  const k = keyword === undefined ? null : keywordOf(c, keyword);
  return k === null || k.cost < 0 ? [] : [k.cost];
}

/** Costs of the kickers and other optional additional costs that were announced. */
export function kickerCosts(
  c: Chars,
  kickers: readonly number[],
  flags: readonly string[],
): readonly number[] {
  const out: number[] = [];
  const kicker = keywordOf(c, 'kicker');
  if (kicker !== null) for (const i of kickers) out.push(kicker.costs[i] ?? -1);
  const multi = keywordOf(c, 'multikicker');
  if (multi !== null) for (let i = 0; i < kickers.length; i++) out.push(multi.cost);
  for (const k of ['buyback', 'entwine'] as const) {
    const found = keywordOf(c, k);
    if (found !== null && flags.includes(k)) out.push(found.cost);
  }
  return out.filter((x) => x >= 0);
}

/**
 * Total cost (CR 601.2f): base, additional costs, increases, then reductions; reductions of generic mana never go
 * below zero nor touch coloured mana.
 */
export function totalMana(
  g: Game,
  seat: Seat,
  o: Obj,
  c: Chars,
  base: ManaAmount,
  additional: readonly number[],
  env: Env,
): ManaAmount {
  let total = withX(base, env.x);
  for (const index of additional) {
    const mana = costOf(g, index).mana;
    if (mana !== null) total = plus(total, withX(mana, env.x));
  }
  let change = 0;
  const named = rulesNamed(g, 'costChange');
  const mine = ownChanges(g, seat, o, c, env);
  for (const a of mine.length === 0 ? named : [...named, ...mine]) {
    const d = a.rule.data;
    if (d.rule !== 'costChange' || d.abilities !== undefined) continue;
    if (a.rule.who !== null && !a.rule.who(g, a.env, seat)) continue;
    if (a.rule.test !== null && !a.rule.test(g, o, c, a.env)) continue;
    const own =
      a.env.self === o.id
        ? Object.assign(copyEnv(a.env), {
            bound: env.bound,
            numbers: env.numbers,
            cast: env.cast,
            x: env.x,
            targets: env.targets,
          })
        : a.env;
    const n = a.rule.amount?.(g, own) ?? 0;
    if (n > 0) total = plusGeneric(total, n);
    else change += n;
    if (a.rule.cost >= 0) {
      const more = costOf(g, a.rule.cost).mana;
      if (more !== null) total = plus(total, more);
    }
  }
  for (const p of c.params)
    if (p.data.k === 'affinity' && p.test !== null) {
      const test = p.test;
      const mine = makeEnv(o.id, seat);
      eachIn(g, ['battlefield'], (x) => {
        if (test(g, x, g.chars(x), mine)) change -= 1;
      });
    }
  return change < 0 ? reduceGeneric(total, -change) : total;
}

const NO_CHANGES: readonly ActiveRule[] = [];

/**
 * What a card says of its own cost, which works from the stack only: asked before it is there, when it is to be known
 * whether the cost can be paid (CR 601.2f, 601.3).
 */
function ownChanges(g: Game, seat: Seat, o: Obj, c: Chars, env: Env): readonly ActiveRule[] {
  if (o.zone === 'stack' || (c.kinds & KIND.rules) === 0) return NO_CHANGES;
  return c.abilities.flatMap((id) => {
    const a = g.rules.abilities[id];
    if (a === undefined || a.statics === null || (a.zones & ZONE_BIT.stack) === 0) return NO_CHANGES;
    const mine = withEnv(makeEnv(o.id, seat), 'cast', env.cast);
    if (a.condition !== null && !a.condition(g, mine)) return NO_CHANGES;
    return a.statics.rules.flatMap((rule) =>
      rule.data.rule === 'costChange' ? [{ rule, env: mine }] : NO_CHANGES,
    );
  });
}

/** Convoke, improvise and delve: what else may help to pay (CR 702.51, 702.66, 702.126). */
export function helpers(g: Game, seat: Seat, o: Obj, c: Chars): PayExtra {
  if (!hasBit(c, KW.convoke) && !hasBit(c, KW.improvise) && !hasBit(c, KW.delve)) return NO_EXTRA;
  const convoke: number[] = [];
  const improvise: number[] = [];
  let delve = 0;
  if (hasBit(c, KW.convoke) || hasBit(c, KW.improvise))
    eachIn(g, ['battlefield'], (x) => {
      const xc = g.chars(x);
      if (xc.controller !== seat || x.tapped) return;
      if (hasBit(c, KW.convoke) && (xc.types & TYPE.creature) !== 0) convoke.push(x.id);
      if (hasBit(c, KW.improvise) && (xc.types & TYPE.artifact) !== 0) improvise.push(x.id);
    });
  if (hasBit(c, KW.delve)) delve = (g.s.graveyards[seat] ?? []).filter((id) => id !== o.id).length;
  if (convoke.length === 0 && improvise.length === 0 && delve === 0) return NO_EXTRA;
  return {
    ...(convoke.length > 0 ? { convoke } : {}),
    ...(improvise.length > 0 ? { improvise } : {}),
    ...(delve > 0 ? { delve } : {}),
  };
}
