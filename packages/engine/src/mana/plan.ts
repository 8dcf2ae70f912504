import { MANA_TYPES, type ManaType, type ObjectId, type Seat } from '@ettin/schema';
import { bitCount, TYPE } from '../compile/bits.js';
import type { Game } from '../game.js';
import type { ManaAmount } from '../state/state.js';
import { isZero } from './amount.js';
import { type Choice, canUseAll, choose, type Resource, SACRIFICE, type Used, type Way } from './choose.js';
import { ANY_TYPE, type Bag, copyBag, countPhyrexian, GENERIC, SNOW, settle } from './match.js';
import {
  convokeMask,
  maxByLife,
  maySpend,
  NO_EXTRA,
  type PayExtra,
  type Spending,
  sparing,
  spendsAsAny,
} from './payable.js';
import { type PoolMana, poolMana } from './pool.js';
import { type ManaSource, manaSources } from './sources.js';
import { wantedBy } from './wanted.js';

/** How a cost would be paid: nothing of it has happened yet. */
export interface PaymentPlan {
  /** Abilities to activate, with the type of each mana in the order of the source's units. */
  readonly taps: readonly { readonly source: ManaSource; readonly mana: readonly ManaType[] }[];
  /** All mana that is spent, what the abilities make included. */
  readonly spend: readonly PoolMana[];
  readonly life: number;
  readonly convoked: readonly ObjectId[];
  readonly improvised: readonly ObjectId[];
  readonly delved: number;
}

/** A resource with what it stands for in the game. */
interface Means extends Resource {
  readonly kind: 'pool' | 'object' | 'delve';
  readonly object: ObjectId;
  readonly pool: PoolMana | null;
  /** For each way the abilities that it stands for, or none where it is tapped for convoke or improvise. */
  readonly sources: readonly (readonly ManaSource[])[];
  readonly convokes: boolean;
}

const PENALTY = { creature: 30, side: 100, sacrifice: SACRIFICE } as const;
/** The order in which kinds of means are spared, from those to be used first. */
const RANK = {
  restrictedPool: -5000,
  pool: -3000,
  lastingPool: -500,
  restricted: -400,
  improvise: -100,
  delve: 1500,
  creature: 2000,
  sacrifice: 4000,
} as const;

/**
 * How the player had best pay, or null when it can't be done: from the pool first, then lands, then creatures,
 * sacrifices last, life only where mana can't do it; leaving the colors that other cards in hand ask for.
 */
export function planPayment(
  g: Game,
  seat: Seat,
  amount: ManaAmount,
  on: Spending | null,
  extra: PayExtra = NO_EXTRA,
): PaymentPlan | null {
  if (isZero(amount)) return NOTHING;
  const wanted = wantedBy(g, seat, on);
  const means = meansOf(g, seat, on, extra, wanted.types);
  const phyrexian = countPhyrexian(amount);
  const most = phyrexian === 0 ? 0 : Math.min(phyrexian, maxByLife(g, seat, extra));
  for (let byLife = 0; byLife <= most; byLife++) {
    const ways = settlements(amount, byLife, means);
    const [first, ...more] = ways;
    if (first === undefined) continue;
    let best = choose(means, first, wanted.cards);
    // a symbol like {2/W} may be cheaper to pay with two mana of one source
    for (const needs of more) best = cheaper(best, choose(means, needs, wanted.cards));
    if (more.length > 0) for (const needs of ways) best = cheaper(best, within(means, best, needs));
    return planOf(means, best.used, wanted.types, 2 * byLife);
  }
  return null;
}

const cheaper = (a: Choice, b: Choice): Choice => (b.cost < a.cost ? b : a);

/** The same choice, or one that gets by with some of what it uses as the symbols are decided this way. */
function within(means: readonly Means[], choice: Choice, needs: Bag): Choice {
  const some = means.map((m, i) => (choice.used.some((u) => u.resource === i) ? m : { ...m, ways: [] }));
  return canUseAll(some, needs) ? choose(some, needs, []) : choice;
}

/** The ways to decide symbols that can be paid; no more than a few. */
function settlements(amount: ManaAmount, byLife: number, means: readonly Means[]): readonly Bag[] {
  const found: Bag[] = [];
  settle(
    amount,
    byLife,
    (needs) => canUseAll(means, needs) && found.push(copyBag(needs)) === MOST_SETTLEMENTS,
  );
  return found;
}
const MOST_SETTLEMENTS = 8;

const NOTHING: PaymentPlan = {
  taps: [],
  spend: [],
  life: 0,
  convoked: [],
  improvised: [],
  delved: 0,
};

function meansOf(
  g: Game,
  seat: Seat,
  on: Spending | null,
  extra: PayExtra,
  types: readonly number[],
): readonly Means[] {
  const any = spendsAsAny(g, seat, extra) ? ANY_TYPE | GENERIC : GENERIC;
  const out: Means[] = [];
  for (const m of poolMana(g.player(seat))) {
    if (!maySpend(g, seat, m.only, m.from ?? 0, on)) continue;
    const mask = 1 << MANA_TYPES.indexOf(m.type);
    const unit = mask | any | (m.snow === true ? SNOW : 0);
    const rank = m.only >= 0 ? RANK.restrictedPool : m.persists ? RANK.lastingPool : RANK.pool;
    const ways = [{ units: [unit], penalty: 0, shared: m.only < 0 }];
    out.push({
      kind: 'pool',
      object: 0,
      pool: m,
      sources: [],
      convokes: false,
      ways,
      rank: rank + worth(mask, types),
    });
  }
  const excluding = extra.excluding ?? [];
  const helpers = [...(extra.convoke ?? []), ...(extra.improvise ?? [])];
  const byObject = new Map<ObjectId, ManaSource[]>();
  for (const s of sparing(manaSources(g, seat), extra.given)) {
    if (excluding.includes(s.object) || !maySpend(g, seat, s.only, s.object, on)) continue;
    const list = byObject.get(s.object);
    if (list === undefined) byObject.set(s.object, [s]);
    else list.push(s);
  }
  for (const id of helpers) if (!excluding.includes(id) && !byObject.has(id)) byObject.set(id, []);
  for (const [id, sources] of byObject) out.push(objectMeans(g, id, sources, any, types, extra));
  for (let i = 0; i < (extra.delve ?? 0); i++) out.push(DELVED);
  return out;
}

/** One card exiled for one generic mana. */
const DELVED: Means = {
  kind: 'delve',
  object: 0,
  pool: null,
  sources: [],
  convokes: false,
  ways: [{ units: [GENERIC], penalty: 0, shared: false }],
  rank: RANK.delve,
};

/** How much the cards in hand ask for these types, and how flexible they are. */
function worth(mask: number, types: readonly number[]): number {
  let n = 0;
  for (let t = 0; t < 6; t++) if ((mask & (1 << t)) !== 0) n += types[t] ?? 0;
  return Math.min(300, 5 * n) + 3 * bitCount(mask);
}

function objectMeans(
  g: Game,
  id: ObjectId,
  sources: readonly ManaSource[],
  any: number,
  types: readonly number[],
  extra: PayExtra,
): Means {
  const o = g.find(id);
  const c = o === null ? null : g.chars(o);
  const creature = c !== null && (c.types & TYPE.creature) !== 0;
  const made: { way: Way; sources: ManaSource[]; mask: number }[] = [];
  let mask = 0;
  for (const s of sources) {
    const penalty =
      (s.sacrifices ? PENALTY.sacrifice : 0) +
      (s.side ? PENALTY.side : 0) +
      (creature ? PENALTY.creature : 0);
    const units = s.units.map((u) => u | any | (s.snow ? SNOW : 0));
    const shared = s.only < 0;
    for (const u of s.units) mask |= u;
    const like = made.find(
      (m) =>
        units.length === 1 &&
        m.way.units.length === 1 &&
        m.way.penalty === penalty &&
        m.way.shared === shared,
    );
    if (like === undefined)
      made.push({ way: { units, penalty, shared }, sources: [s], mask: unionOf(s.units) });
    else {
      like.way = { units: [(like.way.units[0] ?? 0) | (units[0] ?? 0)], penalty, shared };
      like.sources.push(s);
      like.mask |= unionOf(s.units);
    }
  }
  const convokes = extra.convoke?.includes(id) === true;
  const helps = convokes || extra.improvise?.includes(id) === true;
  if (helps) {
    const penalty = creature ? PENALTY.creature : 0;
    const unit = convokes ? convokeMask(g, id) : GENERIC;
    made.push({ way: { units: [unit], penalty, shared: false }, sources: [], mask: 0 });
  }
  made.sort((a, b) => a.way.penalty - b.way.penalty || worth(a.mask, types) - worth(b.mask, types));
  let rank = worth(mask, types);
  if (creature) rank += RANK.creature + 20 * Math.min(20, Math.max(0, c?.power ?? 0));
  else if (sources.length === 0) rank += RANK.improvise;
  if (made.every((m) => m.way.penalty >= PENALTY.sacrifice)) rank += RANK.sacrifice;
  if (sources.length > 0 && made.every((m) => !m.way.shared)) rank += RANK.restricted;
  return {
    kind: 'object',
    object: id,
    pool: null,
    sources: made.map((m) => m.sources),
    convokes,
    ways: made.map((m) => m.way),
    rank,
  };
}

function unionOf(units: readonly number[]): number {
  let mask = 0;
  for (const u of units) mask |= u;
  return mask;
}

function planOf(
  means: readonly Means[],
  used: readonly Used[],
  types: readonly number[],
  life: number,
): PaymentPlan {
  const taps: { source: ManaSource; mana: ManaType[] }[] = [];
  const spend: PoolMana[] = [];
  const convoked: ObjectId[] = [];
  const improvised: ObjectId[] = [];
  let delved = 0;
  for (const u of used) {
    const m = means[u.resource];
    if (m === undefined) continue;
    const sources = m.sources[u.way] ?? [];
    if (m.pool !== null) spend.push(m.pool);
    else if (m.kind === 'delve') delved++;
    else if (sources.length === 0) (m.convokes ? convoked : improvised).push(m.object);
    else taps.push(tapOf(sources, u.pays, types, spend));
  }
  return { taps, spend, life, convoked, improvised, delved };
}

/** Decides the types of what a source makes; the mana that pays is added to `spend`. */
function tapOf(
  sources: readonly ManaSource[],
  pays: readonly number[],
  types: readonly number[],
  spend: PoolMana[],
): { source: ManaSource; mana: ManaType[] } {
  const one =
    sources.length > 1 ? sources.find((s) => ((s.units[0] ?? 0) & (pays[0] ?? 0)) !== 0) : undefined;
  const source = one ?? (sources[0] as ManaSource);
  const mana = source.units.map((unit, i) => typeFor(unit, pays[i] ?? 0, types));
  for (let i = 0; i < mana.length; i++) {
    const type = mana[i];
    if (type !== undefined && (pays[i] ?? 0) !== 0) spend.push(inPool(source, type, i < source.own));
  }
  return { source, mana };
}

/** How a mana of this source will stand in the pool; what triggers add comes without its conditions. */
function inPool(source: ManaSource, type: ManaType, own: boolean): PoolMana {
  if (!own) return { type, only: -1, persists: false };
  return {
    type,
    only: source.only,
    persists: source.persists,
    ...(source.snow ? { snow: true } : {}),
    ...(source.only >= 0 ? { from: source.object } : {}),
  };
}

/** A type of the unit that pays the need; of those left to spare the one that is wanted most. */
function typeFor(unit: number, pays: number, types: readonly number[]): ManaType {
  const fit = (unit & pays & ANY_TYPE) !== 0 ? unit & pays & ANY_TYPE : unit & ANY_TYPE;
  let best = -1;
  for (let t = 5; t >= 0; t--) {
    if ((fit & (1 << t)) === 0) continue;
    if (best < 0 || (pays === 0 && (types[t] ?? 0) > (types[best] ?? 0))) best = t;
  }
  return MANA_TYPES[Math.max(0, best)] ?? 'C';
}
