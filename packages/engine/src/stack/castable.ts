import type { CastMethod, Meaning, RefusalCode, Seat } from '@ettin/schema';
import { KW, PERMANENT_TYPES, TYPE } from '../compile/bits.js';
import { hasBit } from '../compile/filter.js';
import type { Chars, CompiledFace } from '../compile/types.js';
import { type Given, givenUp, NOTHING_GIVEN } from '../costs/given.js';
import { canPayPart } from '../costs/parts.js';
import { canPayCost, costOf } from '../costs/pay.js';
import type { Game } from '../game.js';
import { faceDownChars } from '../layers/base.js';
import { indexOf, rulesNamed } from '../layers/table.js';
import { NO_MANA, plusGeneric } from '../mana/amount.js';
import { canPay, NO_EXTRA, payer } from '../mana/payable.js';
import { makeEnv } from '../state/env.js';
import type { Env, ManaAmount, Obj } from '../state/state.js';
import { withEnv } from '../state/with.js';
import { hasLegalTargets, type Targeting } from '../targets/targets.js';
import { baseMana, helpers, methodCosts, totalMana } from './cost.js';
import { charsToCast, methodAllowed } from './methods.js';

export interface No {
  readonly code: RefusalCode;
  readonly cite: Meaning;
  readonly message: string;
}
const no = (code: RefusalCode, cite: Meaning, message: string): No => ({ code, cite, message });

/** The face that is cast, with its characteristics as a spell. */
export function castFace(
  g: Game,
  o: Obj,
  side: 0 | 1,
  method: CastMethod,
  seat: Seat,
): { face: CompiledFace; c: Chars } | null {
  const def = g.rules.defs[o.def];
  const face = method === 'fuse' ? def?.whole : def?.faces[side];
  if (def === undefined || face === undefined || face === null) return null;
  return { face, c: method === 'faceDown' ? faceDownChars(seat) : (face.bases[seat] ?? face.base) };
}

/** Main phase of the team's turn with an empty stack (CR 307.1, 805.5a): either head may. */
export function isSorceryTime(g: Game, seat: Seat): boolean {
  return (
    g.player(seat).team === g.s.turn.team &&
    g.s.stack.length === 0 &&
    (g.s.turn.step === 'main1' || g.s.turn.step === 'main2')
  );
}

/**
 * Why the player can't begin to cast this so, or null when they can: zone or permission, timing, prohibitions,
 * targets, and whether the cheapest total cost can be paid.
 */
export function whyNotCast(g: Game, seat: Seat, o: Obj, side: 0 | 1, method: CastMethod): No | null {
  const found = castFace(g, o, side, method, seat);
  if (found === null) return no('cantCast', 'cast', 'no such face');
  const { face, c } = found;
  const real = charsToCast(g, o, side, face.bases[seat] ?? face.base);
  if ((real.types & TYPE.land) !== 0 && method !== 'faceDown')
    return no('cantCast', 'cast', 'lands are played, not cast');
  const allowed = methodAllowed(g, seat, o, side, method, real);
  if (allowed !== null) return allowed;
  const instant = (c.types & TYPE.instant) !== 0 || hasBit(real, KW.flash) || flashGranted(g, seat, o, c);
  if (!instant && !isSorceryTime(g, seat))
    return no('timing', 'cast', 'only in your main phase with an empty stack');
  if (splitSecond(g)) return no('cantCast', 'cast', 'a spell with split second is on the stack');
  const banned = prohibited(g, seat, o, c);
  if (banned !== null) return banned;
  if (method !== 'faceDown' && !targetsAvailable(g, seat, o, face, real, method))
    return no('noLegalTarget', 'cast', 'no legal target');
  return payableAtAll(g, seat, o, face, real, method)
    ? null
    : no('cantPay', 'cost.pay', 'the cost cannot be paid');
}

function flashGranted(g: Game, seat: Seat, o: Obj, c: Chars): boolean {
  const list = rulesNamed(g, 'castAsThoughFlash');
  if (list.length === 0) return false;
  return list.some(
    (a) => a.rule.who?.(g, a.env, seat) !== false && (a.rule.test === null || a.rule.test(g, o, c, a.env)),
  );
}

export function splitSecond(g: Game): boolean {
  for (const id of g.s.stack) {
    const o = g.find(id);
    if (o !== null && o.def >= 0 && o.stack?.kind === 'spell' && hasBit(g.chars(o), KW.splitSecond))
      return true;
  }
  return false;
}

/** Effects that say it can't be cast (CR 101.2). */
function prohibited(g: Game, seat: Seat, o: Obj, c: Chars): No | null {
  for (const a of rulesNamed(g, 'cantCast')) {
    if (a.rule.who !== null && !a.rule.who(g, a.env, seat)) continue;
    if (a.rule.test === null || a.rule.test(g, o, c, a.env))
      return no('cantCast', 'cast', 'an effect forbids casting it');
  }
  for (const a of rulesNamed(g, 'castLimit')) {
    const d = a.rule.data;
    if (d.rule !== 'castLimit' || (a.rule.who !== null && !a.rule.who(g, a.env, seat))) continue;
    if (a.rule.test !== null && !a.rule.test(g, o, c, a.env)) continue;
    const tally =
      d.what?.types?.includes('creature') === true
        ? 'creatureSpellsCast'
        : d.what?.notTypes?.includes('creature') === true
          ? 'noncreatureSpellsCast'
          : 'spellsCast';
    if ((g.player(seat).tally[tally] ?? 0) >= d.n)
      return no('cantCast', 'cast', 'an effect limits spells each turn');
  }
  return null;
}

/** The cast as the tests of targets and costs see it before anything has been chosen. */
export function preview(seat: Seat, o: Obj, method: CastMethod): Env {
  return withEnv(makeEnv(o.id, seat), 'cast', {
    method,
    player: seat,
    from: o.zone,
    kicked: 0,
    kickers: [],
    x: 0,
    flags: [],
  });
}

function targetsAvailable(
  g: Game,
  seat: Seat,
  o: Obj,
  face: CompiledFace,
  c: Chars,
  method: CastMethod,
): boolean {
  const aura =
    c.subtypes.includes('Aura') || method === 'bestow'
      ? (c.params.find((p) => p.data.k === 'enchant')?.target ?? null)
      : null;
  if (aura === null && ((c.types & PERMANENT_TYPES) !== 0 || method === 'overload')) return true;
  const by: Targeting = { controller: seat, source: o.id, chars: c, self: o.id };
  if (aura !== null) return hasLegalTargets(g, [aura], by, preview(seat, o, method));
  const ability = g.rules.abilities[face.spell];
  if (ability === undefined) return true;
  const env = preview(seat, o, method);
  if (ability.modes !== null) {
    const possible = ability.modes.options.filter((m) => hasLegalTargets(g, m.targets, by, env)).length;
    return (
      possible >= (ability.modes.repeat ? Math.min(1, ability.modes.min) : ability.modes.min) &&
      hasLegalTargets(g, ability.targets, by, env)
    );
  }
  return hasLegalTargets(g, ability.targets, by, env);
}

/**
 * Can the player cast this as an effect tells them to (CR 608.2g)? Timing and zone don't matter then; prohibitions,
 * targets and costs do.
 */
export function castableByEffect(g: Game, seat: Seat, o: Obj, side: 0 | 1, method: CastMethod): boolean {
  const found = castFace(g, o, side, method, seat);
  if (found === null) return false;
  const real = charsToCast(g, o, side, found.face.bases[seat] ?? found.face.base);
  return (
    (real.types & TYPE.land) === 0 &&
    prohibited(g, seat, o, found.c) === null &&
    targetsAvailable(g, seat, o, found.face, real, method) &&
    payableAtAll(g, seat, o, found.face, real, method)
  );
}

/** Every cost that isn't optional. */
export function mandatoryCosts(g: Game, c: Chars, face: CompiledFace, method: CastMethod): readonly number[] {
  const out = methodCosts(g, c, method).slice();
  if (face.additionalCost >= 0) out.push(face.additionalCost);
  return out;
}

function payableAtAll(
  g: Game,
  seat: Seat,
  o: Obj,
  face: CompiledFace,
  c: Chars,
  method: CastMethod,
): boolean {
  const base = baseMana(g, c, method);
  if (base === null) return false;
  const costs = mandatoryCosts(g, c, face, method);
  // the usual case, with nothing that could ask how it is cast
  if (costs.length === 0 && face.additionalCost < 0 && !indexOf(g).rules.has('costChange'))
    return canPayTotal(g, seat, o, c, totalMana(g, seat, o, c, base, [], makeEnv(o.id, seat)), method);
  const env = preview(seat, o, method);
  const own = methodCosts(g, c, method).length;
  return payableWith(g, seat, o, c, { base, costs, own, env, counted: withMost(g, seat, face, env), method });
}

/** What a spell costs besides its base mana: the first `own` costs bring no mana, as the base has it already. */
interface Costs {
  readonly base: ManaAmount;
  readonly costs: readonly number[];
  readonly own: number;
  readonly env: Env;
  /** For what reductions count, where that differs. */
  readonly counted?: Env;
  readonly method: CastMethod;
}

/** Can all of this be paid together, whichever way each "A or B" cost is paid (CR 118.9, 601.2f-h)? */
export function payableWith(g: Game, seat: Seat, o: Obj, c: Chars, all: Costs): boolean {
  const choices: (readonly number[])[] = [];
  for (const index of all.costs) {
    const cost = costOf(g, index);
    for (const p of cost.parts) if (!canPayPart(g, seat, p, all.env, o.id)) return false;
    if (cost.anyOf.length > 0) choices.push(cost.anyOf.filter((x) => canPayCost(g, seat, x, all.env, o.id)));
  }
  const rest = all.costs.slice(all.own);
  const some = (at: number, picked: readonly number[]): boolean => {
    const options = choices[at];
    if (options !== undefined) return options.some((x) => some(at + 1, [...picked, x]));
    const mana = totalMana(g, seat, o, c, all.base, [...rest, ...picked], all.counted ?? all.env);
    const parts = [...all.costs, ...picked].flatMap((x) => costOf(g, x).parts);
    const pays = (given: Given) => canPayTotal(g, seat, o, c, mana, all.method, given);
    return givenUp(g, seat, parts, all.env, o.id, pays) !== null;
  };
  return some(0, []);
}

/** With "sacrifice any number" costs the cheapest total counts all that could be sacrificed. */
function withMost(g: Game, seat: Seat, face: CompiledFace, env: Env): Env {
  if (face.additionalCost < 0) return env;
  const numbers: Record<string, number> = { ...env.numbers };
  for (const p of costOf(g, face.additionalCost).parts)
    if (p.anyNumber && p.as !== '') {
      let n = 0;
      for (const id of g.s.battlefield) {
        const x = g.find(id);
        if (
          x !== null &&
          !x.phasedOut &&
          g.chars(x).controller === seat &&
          p.test?.(g, x, g.chars(x), withEnv(env, 'controller', seat)) === true
        )
          n++;
      }
      numbers[p.as] = n;
    }
  return withEnv(env, 'numbers', numbers);
}

export function canPayTotal(
  g: Game,
  seat: Seat,
  o: Obj,
  c: Chars,
  mana: ManaAmount,
  method: CastMethod,
  /** Permanents that other parts of the cost take. */
  given: Given = NOTHING_GIVEN,
): boolean {
  const help = method === 'faceDown' ? NO_EXTRA : helpers(g, seat, o, c);
  const extra =
    given === NOTHING_GIVEN
      ? help
      : { ...help, excluding: [...(help.excluding ?? []), ...given.tapped], given: given.gone };
  const on = { spell: o.id, chars: c };
  if (method === 'permission' && anyManaAllowed(g, o)) {
    if (canPay(g, seat, mana, on, { ...extra, anyType: true })) return true;
  } else if (payerOf(g, seat)(mana, on, extra)) return true;
  if (!hasBit(c, KW.assist)) return false;
  const assist = assistAvailable(g, seat);
  return assist > 0 && canPay(g, seat, { ...mana, generic: Math.max(0, mana.generic - assist) }, on, extra);
}

/** What the player could pay, looked at once for as long as nothing changes. */
export function payerOf(g: Game, seat: Seat): ReturnType<typeof payer> {
  if (g.payersAt !== g.writes) {
    g.payers = [];
    g.payersAt = g.writes;
  }
  let known = g.payers[seat];
  if (known === undefined) {
    known = payer(g, seat);
    g.payers[seat] = known;
  }
  return known;
}

export function anyManaAllowed(g: Game, o: Obj): boolean {
  return g.s.effects.some((e) => {
    const effect = g.rules.lasting[e.op]?.effect;
    return effect?.do === 'mayPlay' && effect.anyMana === true && e.affected?.includes(o.id) === true;
  });
}

/** How much generic mana the best-placed other player could pay (CR 702.132a). */
export function assistAvailable(g: Game, seat: Seat): number {
  let best = 0;
  for (const p of g.s.players) {
    if (p.seat === seat || g.teamOf(p.seat).lost !== null) continue;
    let n = 0;
    while (n < 20 && canPay(g, p.seat, plusGeneric(NO_MANA, n + 1), null)) n++;
    if (n > best) best = n;
  }
  return best;
}
