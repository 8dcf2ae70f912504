import { MANA_TYPES, type ObjectId, type Seat } from '@ettin/schema';
import type { Chars } from '../compile/types.js';
import type { Game } from '../game.js';
import { ruleFor } from '../layers/table.js';
import { makeEnv } from '../state/env.js';
import type { ManaAmount } from '../state/state.js';
import { cantLoseLife } from '../teams/life.js';
import { countX, isZero, withX } from './amount.js';
import {
  ANY_TYPE,
  type Bag,
  countPhyrexian,
  GENERIC,
  newBag,
  type Option,
  paysFor,
  put,
  SNOW,
  simplify,
  sizeOf,
} from './match.js';
import { poolMana } from './pool.js';
import { type ManaSource, manaSources } from './sources.js';

/** What mana is spent on, for mana that may only be spent on some things (CR 106.6). Null: on nothing of the kind. */
export interface Spending {
  /** The card or spell that is cast. */
  readonly spell?: ObjectId;
  /** The object whose ability is activated. */
  readonly ability?: ObjectId;
  /** Its characteristics, where they aren't those it has now (another face, face down). */
  readonly chars?: Chars;
}

/** What else helps to pay, and what is spoken for. */
export interface PayExtra {
  /** Untapped creatures that may be tapped for one mana of their color or one generic (CR 702.51a). */
  readonly convoke?: readonly ObjectId[];
  /** Untapped artifacts that may be tapped for one generic mana (CR 702.126a). */
  readonly improvise?: readonly ObjectId[];
  /** Cards that may be exiled for one generic mana each (CR 702.66a). */
  readonly delve?: number;
  /** Permanents that other parts of the cost tap, so that they make no mana for it. */
  readonly excluding?: readonly ObjectId[];
  /**
   * Permanents that other parts of the cost sacrifice or return: mana is made first (CR 601.2g), so they may be tapped
   * for it, but not sacrificed for it too.
   */
  readonly given?: readonly ObjectId[];
  /** Life that other parts of the cost take. */
  readonly life?: number;
  /** "Mana of any type can be spent" for this alone (CR 118.14). */
  readonly anyType?: boolean;
}
export const NO_EXTRA: PayExtra = {};

/** Everything that could pay, at once. */
interface Available {
  readonly units: Bag;
  readonly choices: (readonly Option[])[];
  /** Some of what there is may only be spent on some things. */
  restricted: boolean;
}

/** May mana under this restriction be spent on that? */
export function maySpend(g: Game, seat: Seat, only: number, source: ObjectId, on: Spending | null): boolean {
  if (only < 0) return true;
  const restriction = g.rules.manaRestrictions[only];
  if (restriction === undefined || on === null) return false;
  const id = on.spell ?? on.ability ?? 0;
  const test = on.spell !== undefined ? restriction.spell : restriction.ability;
  const seen = test === null ? null : g.look(id);
  return test !== null && seen !== null && test(g, seen.o, on.chars ?? seen.c, makeEnv(source, seat));
}

/** Does the player spend mana as though it were of any type? */
export const spendsAsAny = (g: Game, seat: Seat, extra: PayExtra): boolean =>
  extra.anyType === true || ruleFor(g, 'spendManaAsAny', seat);

/** What a creature pays for when it convokes. */
export function convokeMask(g: Game, id: ObjectId): number {
  const o = g.find(id);
  return o === null ? GENERIC : g.chars(o).colors | GENERIC;
}

function available(g: Game, seat: Seat, on: Spending | null, extra: PayExtra): Available {
  const out: Available = { units: newBag(), choices: [], restricted: false };
  const any = spendsAsAny(g, seat, extra) ? ANY_TYPE | GENERIC : GENERIC;
  addPool(g, seat, on, any, out);
  const sources = sparing(manaSources(g, seat), extra.given);
  const convoke = extra.convoke ?? NOBODY;
  const improvise = extra.improvise ?? NOBODY;
  const excluding = extra.excluding ?? NOBODY;
  for (let i = 0; i < sources.length; ) {
    let end = i + 1;
    const object = sources[i]?.object ?? 0;
    while (sources[end]?.object === object) end++;
    if (!excluding.includes(object)) {
      const helps = convoke.includes(object) || improvise.includes(object);
      addSource(g, seat, sources, i, end, on, any, helps ? helpOf(g, object, convoke) : 0, out);
    }
    i = end;
  }
  for (const id of convoke) if (isHelper(id, excluding, sources)) put(out.units, convokeMask(g, id), 1);
  for (const id of improvise)
    if (!convoke.includes(id) && isHelper(id, excluding, sources)) put(out.units, GENERIC, 1);
  put(out.units, GENERIC, extra.delve ?? 0);
  return out;
}
const NOBODY: readonly ObjectId[] = [];

/** Sources without those that sacrifice what is given up anyway. */
export function sparing(
  sources: readonly ManaSource[],
  given: readonly ObjectId[] | undefined,
): readonly ManaSource[] {
  if (given === undefined || given.length === 0) return sources;
  return sources.filter((s) => !(s.sacrifices && given.includes(s.object)));
}

/** Is it one that can help and makes no mana, so that it hasn't been counted yet? */
function isHelper(id: ObjectId, excluding: readonly ObjectId[], sources: readonly ManaSource[]): boolean {
  return !excluding.includes(id) && !sources.some((s) => s.object === id);
}

const helpOf = (g: Game, id: ObjectId, convoke: readonly ObjectId[]): number =>
  convoke.includes(id) ? convokeMask(g, id) : GENERIC;

function addPool(g: Game, seat: Seat, on: Spending | null, any: number, out: Available): void {
  const p = g.player(seat);
  for (let t = 0; t < 6; t++) put(out.units, (1 << t) | any, p.mana[t] ?? 0);
  if (p.specialMana.length === 0) return;
  for (const m of poolMana(p)) {
    if (m.only >= 0) out.restricted = true;
    else if (!m.persists && m.snow !== true) continue;
    if (maySpend(g, seat, m.only, m.from ?? 0, on))
      put(out.units, (1 << MANA_TYPES.indexOf(m.type)) | any | (m.snow === true ? SNOW : 0), 1);
  }
}

/** The ways to use one object: `from` up to `end` in the list, or `help` as convoke or improvise. */
function addSource(
  g: Game,
  seat: Seat,
  sources: readonly ManaSource[],
  from: number,
  end: number,
  on: Spending | null,
  any: number,
  help: number,
  out: Available,
): void {
  const first = sources[from];
  if (first === undefined) return;
  if (end === from + 1 && help === 0) {
    if (first.only >= 0) {
      out.restricted = true;
      if (!maySpend(g, seat, first.only, first.object, on)) return;
    }
    const more = first.snow ? any | SNOW : any;
    for (const mask of first.units) put(out.units, mask | more, 1);
    return;
  }
  const options: Option[] = help === 0 ? [] : [[help]];
  for (let i = from; i < end; i++) {
    const s = sources[i];
    if (s === undefined) continue;
    if (s.only >= 0) out.restricted = true;
    if (maySpend(g, seat, s.only, s.object, on))
      options.push(s.units.map((u) => u | any | (s.snow ? SNOW : 0)));
  }
  const ways = simplify(options);
  const [way] = ways;
  if (ways.length > 1) out.choices.push(ways);
  else if (way !== undefined) for (const mask of way) put(out.units, mask, 1);
}

/** How many Phyrexian symbols the player could pay with 2 life each (CR 107.4f, 119.4, 810.9h). */
export function maxByLife(g: Game, seat: Seat, extra: PayExtra): number {
  if (cantLoseLife(g, seat)) return 0;
  return Math.max(0, Math.floor((g.teamOf(seat).life - (extra.life ?? 0)) / 2));
}

/** Could the player pay this, with mana in the pool and from sources that `manaSources` lists? X counts as 0. */
export function canPay(
  g: Game,
  seat: Seat,
  amount: ManaAmount,
  on: Spending | null,
  extra: PayExtra = NO_EXTRA,
): boolean {
  return isZero(amount) || isPaid(g, seat, available(g, seat, on, extra), amount, extra);
}

function isPaid(g: Game, seat: Seat, a: Available, amount: ManaAmount, extra: PayExtra): boolean {
  return paysFor(a.units, a.choices, amount, countPhyrexian(amount) === 0 ? 0 : maxByLife(g, seat, extra));
}

/** `canPay` for many costs in one position: looks at the sources only once where it may. */
export function payer(
  g: Game,
  seat: Seat,
): (amount: ManaAmount, on: Spending | null, extra?: PayExtra) => boolean {
  let all: Available | null = null;
  return (amount, on, extra = NO_EXTRA) => {
    if (isZero(amount)) return true;
    if (extra !== NO_EXTRA) return canPay(g, seat, amount, on, extra);
    all ??= available(g, seat, null, NO_EXTRA);
    if (isPaid(g, seat, all, amount, extra)) return true;
    return all.restricted && canPay(g, seat, amount, on, extra);
  };
}

/** The largest X with which the player could pay (0 where there is no {X}); -1 when not even X = 0 can be paid. */
export function maxX(
  g: Game,
  seat: Seat,
  amount: ManaAmount,
  on: Spending | null,
  extra: PayExtra = NO_EXTRA,
): number {
  const a = available(g, seat, on, extra);
  const pays = (x: number): boolean => isPaid(g, seat, a, withX(amount, x), extra);
  if (!pays(0)) return -1;
  const count = countX(amount);
  if (count === 0) return 0;
  let most = sizeOf(a.units);
  for (const ways of a.choices) most += Math.max(...ways.map((w) => w.length));
  let low = 0;
  let high = Math.floor(most / count);
  while (low < high) {
    const mid = Math.ceil((low + high) / 2);
    if (pays(mid)) low = mid;
    else high = mid - 1;
  }
  return low;
}
