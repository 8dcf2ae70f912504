import type { Answer, ObjectId } from '@ettin/schema';
import type { CompiledCostPart } from '../compile/types.js';
import { bindIn } from '../events/bind.js';
import { Game } from '../game.js';
import { isZero, NO_MANA, plus, withX } from '../mana/amount.js';
import { autoPay, spendChosen } from '../mana/pay.js';
import { canPay, type PayExtra, type Spending } from '../mana/payable.js';
import { beginManaAbility } from '../stack/activate.js';
import type { ManaAmount, PayFrame } from '../state/state.js';
import { withEnv, withKey } from '../state/with.js';
import { type Given, givenUp } from './given.js';
import { chooseHelp, helpOf, payHooks, useHelp } from './help.js';
import { askPayment, payable } from './manual.js';
import { canPayPart, partChoice } from './parts.js';
import { canPayCost, costOf, fail, lifeIn, reserved } from './pay.js';
import { performPart } from './perform.js';

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
      f.env = withEnv(
        withEnv(f.env, 'bound', withKey(f.env.bound, as, chosen)),
        'numbers',
        withKey(f.env.numbers, as, chosen.length),
      );
  }
}

/** "A or B": the payer picks one that can be paid; it joins the costs. */
function chooseAlternatives(g: Game, f: PayFrame): boolean {
  for (const [i, index] of f.costs.entries()) {
    const cost = costOf(g, index);
    if (cost.anyOf.length === 0 || f.costs.some((x) => cost.anyOf.includes(x))) continue;
    const options = cost.anyOf.filter((x) => fits(g, f, x));
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

/** Can it be paid together with the mana that is owed anyway? */
function fits(g: Game, f: PayFrame, index: number): boolean {
  if (!canPayCost(g, f.player, index, f.env, f.source)) return false;
  const more = costOf(g, index).mana;
  if (more === null || isZero(more)) return true;
  const extra = { ...extraOf(g, f, allParts(g, f)), ...helpOf(g, f) };
  return canPay(g, f.player, plus(f.mana ?? NO_MANA, withX(more, f.env.x)), spendingOf(g, f), extra);
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
    const suggested =
      choice.total === null && f.mana !== null && !isZero(f.mana) ? leavingMana(g, f, parts, p) : null;
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
      ...(suggested === null || suggested.length === 0
        ? {}
        : { suggested: { kind: 'choose', chosen: suggested } }),
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

/** A choice for this part after which the mana can still be paid; null when there is none. */
function leavingMana(
  g: Game,
  f: PayFrame,
  parts: readonly CompiledCostPart[],
  p: CompiledCostPart,
): readonly ObjectId[] | null {
  const extra = { ...extraOf(g, f, parts), ...helpOf(g, f) };
  const taken = Object.values(f.paid).flat();
  const pays = (given: Given) =>
    canPay(g, f.player, f.mana ?? NO_MANA, spendingOf(g, f), {
      ...extra,
      excluding: [...(extra.excluding ?? []), ...given.tapped],
      given: [...(extra.given ?? []), ...given.gone],
    });
  return givenUp(g, f.player, [p], f.env, f.source, pays, taken);
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
  const extra = extraOf(g, f, parts);
  if (!f.manual) return payAll(g, f, mana, { ...extra, ...helpOf(g, f) });
  if (!chooseHelp(g, f, extra)) return false;
  return payByHand(g, f, f.mana ?? NO_MANA, extra);
}

/** Has the mana paid automatically. */
function payAll(g: Game, f: PayFrame, mana: ManaAmount, extra: PayExtra): boolean {
  f.stage = 3;
  f.mana = null;
  const depth = g.depth;
  if (!autoPay(g, f.player, mana, spendingOf(g, f), payHooks(g, f), extra)) {
    fail(g);
    return false;
  }
  if (f.manual) useHelp(g, f);
  return g.depth === depth;
}

function spendingOf(g: Game, f: PayFrame): Spending {
  const o = g.find(f.purpose);
  if (o === null || o.zone !== 'stack' || o.stack === null) return { ability: f.purpose };
  // an ability on the stack is one of its source, which is what limits on mana speak of (CR 106.6)
  return o.stack.kind === 'spell' ? { spell: f.purpose } : { ability: f.source };
}

function extraOf(g: Game, f: PayFrame, parts: readonly CompiledCostPart[]): PayExtra {
  const paidBy = (...kinds: readonly CompiledCostPart['kind'][]) =>
    parts.flatMap((p, i) => (kinds.includes(p.kind) ? (f.paid[i] ?? []) : []));
  const helped = [...(f.paid.convoke ?? []), ...(f.paid.improvise ?? [])];
  const anyType = g.find(f.purpose)?.cast?.flags.includes('anyMana') === true;
  return {
    excluding: [...reserved(parts, f.source), ...paidBy('tap', 'tapPower'), ...helped],
    given: paidBy('sacrifice', 'returnToHand'),
    life: lifeIn(g, parts, f.env),
    ...(anyType ? { anyType } : {}),
  };
}

/** By hand: mana abilities one by one, then exactly what is spent; checked as the answer came (see `checkPay`). */
function payByHand(g: Game, f: PayFrame, mana: ManaAmount, extra: PayExtra): boolean {
  const value = f.answer?.value;
  f.answer = null;
  if (isZero(mana)) {
    f.stage = 3;
    useHelp(g, f);
    return false;
  }
  if (value?.kind !== 'pay') {
    askPayment(g, f, mana, extra);
    return false;
  }
  if (value.auto) return payAll(g, f, mana, extra);
  if ('activate' in value) {
    beginManaAbility(g, f.player, g.get(value.activate.object), value.activate.ability);
    return false;
  }
  const life = value.life ?? 0;
  const wrong = spendChosen(g, f.player, mana, value.spend, life, spendingOf(g, f), extra);
  if (wrong !== null) throw new Error(`an unchecked payment: ${wrong}`);
  f.stage = 3;
  f.mana = null;
  const depth = g.depth;
  if (life > 0) payHooks(g, f).payLife(life);
  useHelp(g, f);
  return g.depth === depth;
}

/** What is wrong with a payment by hand, or null. Nothing is spent. */
export function checkPay(g: Game, answer: Extract<Answer, { kind: 'pay' }>): string | null {
  if (answer.auto === true) return null;
  const trial = new Game(g.rules, g.s);
  const f = trial.top();
  if (f.k !== 'pay' || f.mana === null) return 'nothing is to be paid';
  const extra = extraOf(trial, f, allParts(trial, f));
  if ('activate' in answer) {
    const { object, ability } = answer.activate;
    return payable(trial, f, extra).some((s) => s.object === object && s.ability === ability)
      ? null
      : 'not a mana ability that can be activated now';
  }
  return spendChosen(trial, f.player, f.mana, answer.spend, answer.life ?? 0, spendingOf(trial, f), extra);
}
