import type { ObjectId, Seat } from '@ettin/schema';
import type { CompiledCost, CompiledCostPart } from '../compile/types.js';
import { bindIn } from '../events/bind.js';
import { happen } from '../events/happen.js';
import { happening } from '../events/happening.js';
import type { Game } from '../game.js';
import { isZero, NO_MANA, plus, withX } from '../mana/amount.js';
import { autoPay, type PayHooks, spendChosen } from '../mana/pay.js';
import { canPay, type PayExtra, type Spending } from '../mana/payable.js';
import type { Env, ManaAmount, PayFrame } from '../state/state.js';
import { toZone } from '../zones/destroy.js';
import { paySources } from './manual.js';
import { canPayPart, partChoice } from './parts.js';
import { performPart } from './perform.js';

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
  return canPay(
    g,
    seat,
    mana,
    { ability: source },
    { excluding: reserved(cost.parts, source), life: lifeIn(g, cost.parts, env) },
  );
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
    helper: -1,
  };
}

function allParts(g: Game, f: PayFrame): readonly CompiledCostPart[] {
  const costs = f.costs.map((i) => costOf(g, i));
  return costs.length === 1 && costs[0] !== undefined ? costs[0].parts : costs.flatMap((c) => c.parts);
}

/** Choices first, then mana, then everything else (CR 601.2g-h). */
export function stepPay(g: Game, f: PayFrame): void {
  if (f.stage === 0 && !chooseAlternatives(g, f)) return;
  const parts = allParts(g, f);
  if (f.stage === 1 && !chooseParts(g, f, parts)) return;
  if (f.stage === 2 && !payMana(g, f, parts)) return;
  // f.part counts the parts that have been carried out
  const depth = g.depth;
  while (f.part < parts.length) {
    const p = parts[f.part];
    const at = f.part;
    f.part += 1;
    if (p === undefined) continue;
    const chosen = f.paid[at] ?? [];
    performPart(g, f.player, p, f.env, f.source, chosen);
    if (p.as !== '') bindBelow(g, p.as, chosen);
    if (g.depth !== depth) return;
  }
  g.pop();
}

function bindBelow(g: Game, as: string, chosen: readonly number[]): void {
  const below = g.s.frames[g.depth - 2];
  if (below === undefined) return;
  if (below.k === 'program') bindIn(g.frame(g.depth - 2) as never, as, chosen.length, chosen);
  else if (below.k === 'cast') {
    const f = g.frame(g.depth - 2);
    if (f.k === 'cast')
      f.env = {
        ...f.env,
        bound: { ...f.env.bound, [as]: chosen },
        numbers: { ...f.env.numbers, [as]: chosen.length },
      };
  }
}

/** "A or B": the payer picks one that can be paid; it joins the costs. */
function chooseAlternatives(g: Game, f: PayFrame): boolean {
  for (const [i, index] of f.costs.entries()) {
    const cost = costOf(g, index);
    if (cost.anyOf.length === 0 || f.costs.some((x) => cost.anyOf.includes(x))) continue;
    const options = cost.anyOf.filter((x) => canPayCost(g, f.player, x, f.env, f.source));
    let pick = options[0];
    if (f.answer !== null) {
      const value = f.answer.value;
      f.answer = null;
      pick = value.kind === 'option' ? options[value.option] : pick;
    } else if (options.length > 1) {
      g.ask({
        kind: 'option',
        players: [f.player],
        byTeam: false,
        purpose: 'cost',
        source: f.source,
        options: options.map((x) => ({ label: `cost:${cost.anyOf.indexOf(x)}` })),
      });
      return false;
    }
    if (pick === undefined) {
      fail(g);
      return false;
    }
    f.costs = [...f.costs.slice(0, i + 1), pick, ...f.costs.slice(i + 1)];
    const more = costOf(g, pick).mana;
    if (more !== null) f.mana = plus(f.mana ?? NO_MANA, withX(more, f.env.x));
    return chooseAlternatives(g, f);
  }
  f.stage = 1;
  return true;
}

function chooseParts(g: Game, f: PayFrame, parts: readonly CompiledCostPart[]): boolean {
  while (f.part < parts.length) {
    const p = parts[f.part];
    const at = f.part;
    if (p === undefined || f.paid[at] !== undefined || p.random || (p.all && p.kind === 'discard')) {
      f.part += 1;
      continue;
    }
    const choice = partChoice(g, f.player, p, f.env, f.source);
    if (choice === null) {
      if (!canPayPart(g, f.player, p, f.env, f.source)) {
        fail(g);
        return false;
      }
      f.part += 1;
      continue;
    }
    const taken = new Set(Object.values(f.paid).flat());
    const candidates = choice.candidates.filter((id) => !taken.has(id));
    if (candidates.length < choice.min) {
      fail(g);
      return false;
    }
    if (f.answer !== null) {
      const value = f.answer.value;
      f.answer = null;
      f.paid = { ...f.paid, [at]: value.kind === 'choose' ? value.chosen : [] };
      f.part += 1;
      continue;
    }
    if (choice.min === choice.max && candidates.length === choice.min) {
      f.paid = { ...f.paid, [at]: candidates };
      f.part += 1;
      continue;
    }
    const values =
      choice.total === null
        ? []
        : candidates.map((id) => choice.total?.values[choice.candidates.indexOf(id)] ?? 0);
    g.ask({
      kind: 'choose',
      players: [f.player],
      byTeam: false,
      purpose: choice.purpose,
      source: f.source,
      candidates,
      min: choice.min,
      max: Math.min(choice.max, candidates.length),
      ...(choice.total === null
        ? {}
        : {
            atLeastTotal: { values, total: choice.total.total },
            suggested: { kind: 'choose', chosen: greedy(candidates, values, choice.total.total) },
          }),
    });
    return false;
  }
  f.part = 0;
  f.stage = 2;
  return true;
}

/** Fewest candidates, largest first, that reach the total. */
function greedy(ids: readonly number[], values: readonly number[], total: number): readonly number[] {
  const order = ids.map((_, i) => i).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
  const out: number[] = [];
  let sum = 0;
  for (const i of order) {
    if (sum >= total && out.length > 0) break;
    out.push(ids[i] ?? 0);
    sum += values[i] ?? 0;
  }
  return out;
}

function payMana(g: Game, f: PayFrame, parts: readonly CompiledCostPart[]): boolean {
  const mana = f.mana;
  if (mana === null || isZero(mana)) {
    f.stage = 3;
    return true;
  }
  const on = spendingOf(g, f);
  const extra = extraOf(g, f, parts);
  if (f.manual) return payByHand(g, f, mana, on, extra);
  f.stage = 3;
  f.mana = null;
  const depth = g.depth;
  if (!autoPay(g, f.player, mana, on, hooksFor(g, f), extra)) {
    fail(g);
    return false;
  }
  return g.depth === depth;
}

export function spendingOf(g: Game, f: PayFrame): Spending {
  const o = g.find(f.purpose);
  return o !== null && o.zone === 'stack' && o.stack?.kind === 'spell'
    ? { spell: f.purpose }
    : { ability: f.purpose };
}

function extraOf(g: Game, f: PayFrame, parts: readonly CompiledCostPart[]): PayExtra {
  const tapped = parts.flatMap((p, i) =>
    p.kind === 'tap' || p.kind === 'tapPower' ? (f.paid[i] ?? []) : [],
  );
  const gone = parts.flatMap((p, i) =>
    p.kind === 'sacrifice' || p.kind === 'returnToHand' ? (f.paid[i] ?? []) : [],
  );
  return { excluding: [...reserved(parts, f.source), ...tapped, ...gone], life: lifeIn(g, parts, f.env) };
}

export function hooksFor(g: Game, f: PayFrame): PayHooks {
  return {
    sacrifice: (id) => {
      const o = g.find(id);
      if (o !== null) happen(g, [toZone(o, 'graveyard', 'sacrifice')]);
    },
    // triggered mana abilities resolve at once (CR 605.4a); the frames are run before the spell goes on
    activated: () => {},
    payLife: (amount) => happen(g, [happening('loseLife', { player: f.player, amount, source: f.source })]),
    delve: () => {},
    assist: () => {},
  };
}

function payByHand(g: Game, f: PayFrame, mana: ManaAmount, on: Spending, extra: PayExtra): boolean {
  const value = f.answer?.value;
  f.answer = null;
  if (value?.kind === 'pay') {
    if (value.auto) {
      f.stage = 3;
      f.mana = null;
      const depth = g.depth;
      if (!autoPay(g, f.player, mana, on, hooksFor(g, f), extra)) {
        fail(g);
        return false;
      }
      return g.depth === depth;
    }
    if ('spend' in value) {
      const wrong = spendChosen(g, f.player, mana, value.spend, value.life ?? 0, on, extra);
      if (wrong !== null) g.note('cost.pay', f.player, wrong, [f.player]);
      else {
        f.stage = 3;
        f.mana = null;
        const life = value.life ?? 0;
        const depth = g.depth;
        if (life > 0)
          happen(g, [happening('loseLife', { player: f.player, amount: life, source: f.source })]);
        return g.depth === depth;
      }
    }
  }
  paySources(g, f, mana);
  return false;
}

/** It can't be paid after all: an effect's cost counts as unpaid; a spell or ability is taken back (CR 601.2h, 733). */
export function fail(g: Game): void {
  g.pop();
  const below = g.s.frames[g.depth - 1];
  if (below === undefined) return;
  const f = g.frame(g.depth - 1);
  if (f.k === 'program') f.env = { ...f.env, numbers: { ...f.env.numbers, 'payment:failed': 1 } };
  else if (f.k === 'cast') f.stage = TAKE_BACK;
}

/** Stage of a cast frame that takes the spell or ability back. */
export const TAKE_BACK = 100;
