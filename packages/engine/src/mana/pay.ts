import { MANA_TYPES, type ManaType, type ObjectId, type Seat } from '@ettin/schema';
import { READS } from '../compile/bits.js';
import type { Game } from '../game.js';
import { rememberUse } from '../stack/limits.js';
import type { ManaAmount } from '../state/state.js';
import { listens, occur, occurrence } from '../triggers/occur.js';
import {
  ANY_TYPE,
  type Bag,
  countPhyrexian,
  covers,
  GENERIC,
  newBag,
  put,
  SNOW,
  settle,
  sizeOf,
} from './match.js';
import { maxByLife, maySpend, NO_EXTRA, type PayExtra, type Spending, spendsAsAny } from './payable.js';
import { type PaymentPlan, planPayment } from './plan.js';
import { addMana, type PoolMana, poolMana, poolSize, takeMana } from './pool.js';
import type { ManaSource } from './sources.js';

/** What paying asks of the rest of the engine. */
export interface PayHooks {
  /** The permanent is sacrificed as a cost; it may be done once the payment is through. */
  sacrifice(object: ObjectId): void;
  /**
   * A mana ability has been activated and its own mana added. Here belong, at once and without the stack: mana that
   * triggers add (CR 605.4a; types in `mana` from `source.own` on) and what the ability does besides adding mana
   * (`source.side`). What multiplies mana (CR 106.12b) is already done.
   */
  activated(source: ManaSource, mana: readonly ManaType[]): void;
  payLife(amount: number): void;
  /** Exile that many cards for delve. */
  delve(count: number): void;
}

/**
 * Pays as `planPayment` says. False when it can't be paid; sources may be tapped by then only if a hook didn't
 * add the mana that was foreseen.
 */
export function autoPay(
  g: Game,
  seat: Seat,
  amount: ManaAmount,
  on: Spending | null,
  hooks: PayHooks,
  extra: PayExtra = NO_EXTRA,
): boolean {
  let without = extra;
  for (;;) {
    const plan = planPayment(g, seat, amount, on, without);
    if (plan === null) return false;
    const used: ObjectId[] = [];
    if (tapAll(g, seat, plan, hooks, used) && takeMana(g, seat, plan.spend)) {
      finish(g, plan, hooks);
      return true;
    }
    // triggers added other mana than foreseen: with that in the pool, less is left to tap
    if (used.length === 0) return false;
    without = { ...without, excluding: [...(without.excluding ?? []), ...used] };
  }
}

/** Activates what the plan says; false as soon as the pool holds another number of mana than foreseen. */
function tapAll(g: Game, seat: Seat, plan: PaymentPlan, hooks: PayHooks, used: ObjectId[]): boolean {
  for (const { source, mana } of plan.taps) {
    const before = poolSize(g.player(seat));
    activateSource(g, seat, source, mana, hooks);
    used.push(source.object);
    if (poolSize(g.player(seat)) !== before + mana.length) return false;
  }
  return true;
}

function finish(g: Game, plan: PaymentPlan, hooks: PayHooks): void {
  for (const id of plan.convoked) tap(g, id);
  for (const id of plan.improvised) tap(g, id);
  if (plan.life > 0) hooks.payLife(plan.life);
  if (plan.delved > 0) hooks.delve(plan.delved);
}

function tap(g: Game, id: ObjectId): void {
  g.own(id).tapped = true;
  g.changed(READS.tapped);
  g.emit({ type: 'tapped', cite: 'tap', audience: 'all', object: id, tapped: true });
  if (listens(g, 'tap')) occur(g, occurrence('tap', { object: id }));
}

/** Activates a mana ability: pays its cost, adds the mana in these types (CR 605.3b), and lets abilities trigger. */
export function activateSource(
  g: Game,
  seat: Seat,
  source: ManaSource,
  mana: readonly ManaType[],
  hooks: PayHooks,
): void {
  const id = source.object;
  if (source.taps) tap(g, id);
  countActivation(g, source);
  const { only, persists } = source;
  addMana(g, seat, mana.slice(0, source.own), { only, persists, source: id });
  // CR 106.12a: tapped for mana means that the ability has {T} in its cost and made mana
  if (source.taps && mana.length > 0 && listens(g, 'tapForMana'))
    occur(
      g,
      occurrence('tapForMana', { object: id, player: seat, amount: mana.length, kind: mana.join('') }),
    );
  hooks.activated(source, mana);
  if (source.sacrifices) hooks.sacrifice(id);
}

function countActivation(g: Game, source: ManaSource): void {
  const o = g.get(source.object);
  const ability = g.rules.abilities[g.chars(o).abilities[source.ability] ?? -1];
  if (ability !== undefined) rememberUse(g, source.object, ability, source.ability);
}

/**
 * Pays by hand: exactly this mana from the pool, and life for Phyrexian symbols (the caller takes the life).
 * Null when it is spent, else what is wrong; nothing is spent then.
 */
export function spendChosen(
  g: Game,
  seat: Seat,
  amount: ManaAmount,
  types: readonly ManaType[],
  life: number,
  on: Spending | null,
  extra: PayExtra = NO_EXTRA,
): string | null {
  if (!Number.isInteger(life) || life < 0 || life % 2 !== 0) return `${life} life pays for no symbol`;
  if (life / 2 > countPhyrexian(amount)) return `${life} life is more than the cost allows`;
  if (life > 0 && life / 2 > maxByLife(g, seat, extra)) return `can't pay ${life} life`;
  const chosen = takeFrom(poolMana(g.player(seat)), types, amount.snow > 0, (m) =>
    maySpend(g, seat, m.only, m.from ?? 0, on),
  );
  if (typeof chosen === 'string') return chosen;
  const any = spendsAsAny(g, seat, extra) ? ANY_TYPE | GENERIC : GENERIC;
  const units = newBag();
  for (const m of chosen)
    put(units, (1 << MANA_TYPES.indexOf(m.type)) | any | (m.snow === true ? SNOW : 0), 1);
  const exact = (needs: Bag): boolean => sizeOf(needs) === chosen.length && covers(units, needs);
  if (!settle(amount, life / 2, exact)) return 'that mana is not exactly the cost';
  return takeMana(g, seat, chosen) ? null : 'that mana is not in the pool';
}

/** Mana of these types out of the pool: snow first where it is asked for, then what can be spent on little else. */
function takeFrom(
  pool: readonly PoolMana[],
  types: readonly ManaType[],
  snowFirst: boolean,
  usable: (m: PoolMana) => boolean,
): readonly PoolMana[] | string {
  const left = pool.filter(usable);
  left.sort((a, b) => thrift(a, snowFirst) - thrift(b, snowFirst));
  const out: PoolMana[] = [];
  for (const type of types) {
    const at = left.findIndex((m) => m.type === type);
    const found = left[at];
    if (found === undefined) return `not enough {${type}} in the pool`;
    left.splice(at, 1);
    out.push(found);
  }
  return out;
}

function thrift(m: PoolMana, snowFirst: boolean): number {
  const snow = m.snow === true;
  return (snowFirst && snow ? 0 : 8) + (m.only >= 0 ? 0 : 4) + (m.persists ? 2 : 0) + (snow ? 1 : 0);
}
