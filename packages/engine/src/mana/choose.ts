import {
  assign,
  type Bag,
  copyBag,
  newBag,
  type Option,
  OTHER,
  payable,
  put,
  simplify,
  sizeOf,
} from './match.js';

/**
 * Which of the things that could pay do pay. Apart from any game: everything is units and needs (see match.ts).
 *
 * The method is always the same question, `payable`, which is exact: what is dearest to keep is left out one by
 * one for as long as the rest still pays, so what is left over can't be spared. Costs that the player may want to
 * pay later are asked along with it, and what has been left out can pay only for those.
 */
export interface Way {
  /** A mask for each mana, in the bits of this cost. */
  readonly units: Option;
  /** What it costs besides the tapping: a sacrifice is worse than a creature's attack, and that than nothing. */
  readonly penalty: number;
  /** Could its mana be spent on other things? */
  readonly shared: boolean;
}
export interface Resource {
  /** Only one of them can be used; the best first. */
  readonly ways: readonly Way[];
  /** The higher, the sooner it is left out. */
  readonly rank: number;
}
/** A resource that pays: the way, and for each of its units the mask of the need that it pays (0: to spare). */
export interface Used {
  readonly resource: number;
  readonly way: number;
  readonly pays: readonly number[];
}

export interface Choice {
  readonly used: readonly Used[];
  /** How bad it is: penalties, mana to spare and, far behind, the number of things used. */
  readonly cost: number;
}

/** Penalty from which on using something is for when all else fails. */
export const SACRIFICE = 1000;

/** Mana made for nothing is as bad as this. */
const WASTE = 20;

/** With more sources than this that can be used in different ways, other costs aren't looked at: it takes too long. */
const MOST_BRANCHES = 6;

/** A choice under way. Left out are those with `open` null: they can pay only for other costs. */
interface Trial {
  readonly resources: readonly Resource[];
  /** For each resource the ways that are still thought of. */
  readonly open: (readonly number[] | null)[];
  /** Are there other costs to keep payable? */
  readonly others: boolean;
  /** What resources with a single way give, kept up to date as they are left out. */
  readonly units: Bag;
  /** Resources with several ways, or that are for this cost or for others. */
  readonly branching: readonly number[];
}

export function canUseAll(resources: readonly Resource[], needs: Bag): boolean {
  return pays(begin(resources, false), needs);
}

/**
 * Chooses for `needs`, which have to be payable, keeping as many of the `others` payable together as can be, first
 * ones first; of those for which that is too much, each by itself where it goes together with the rest.
 */
export function choose(resources: readonly Resource[], needs: Bag, others: readonly Bag[]): Choice {
  let both = needs;
  const alone: Bag[] = [];
  const all = begin(resources, others.length > 0);
  if (all.branching.length <= MOST_BRANCHES) {
    for (const other of others) {
      const more = sum(both, other);
      if (pays(all, more)) both = more;
      else {
        const one = sum(needs, other);
        if (pays(all, one)) alone.push(one);
      }
    }
  }
  const order = resources
    .map((_r, i) => i)
    .sort((a, b) => rankOf(resources, b) - rankOf(resources, a) || b - a);
  const task: Task = {
    resources,
    order,
    goal: both,
    wishes: alone,
    others: both !== needs || alone.length > 0,
  };
  const banned: number[] = [];
  let trial = narrowed(task, banned);
  let best = trial;
  // something that makes more than is needed may be what to leave out first
  for (let i = 0; i < resources.length && wasteOf(trial, needs) > 0; ) {
    if (banned.includes(i) || (wayOf(trial, i)?.units.length ?? 0) < 2) {
      i++;
      continue;
    }
    const next = narrowed(task, [...banned, i]);
    if (!pays(next, both)) {
      i++;
      continue;
    }
    banned.push(i);
    trial = next;
    if (costOf(trial, needs) < costOf(best, needs)) best = trial;
    i = 0;
  }
  const cost = costOf(best, needs);
  if (cost >= SACRIFICE && task.others) {
    // nothing is sacrificed for costs that may never have to be paid
    const plain = choose(resources, needs, []);
    if (plain.cost <= cost - SACRIFICE) return plain;
  }
  return { used: paid(best, needs), cost };
}

interface Task {
  readonly resources: readonly Resource[];
  /** Places of the resources, dearest to keep first. */
  readonly order: readonly number[];
  /** What has to stay payable: this cost, and with it the others. */
  readonly goal: Bag;
  /** What should, each by itself, if there is a choice. */
  readonly wishes: readonly Bag[];
  readonly others: boolean;
}

function sum(a: Bag, b: Bag): Bag {
  const out = copyBag(a);
  for (let i = 0; i < b.masks.length; i++) put(out, b.masks[i] ?? 0, b.counts[i] ?? 0);
  return out;
}

const rankOf = (resources: readonly Resource[], i: number): number => resources[i]?.rank ?? 0;

function begin(resources: readonly Resource[], others: boolean): Trial {
  const branching: number[] = [];
  const open = resources.map((r, i) => {
    if (branches(r, others)) branching.push(i);
    return r.ways.map((_w, at) => at);
  });
  const trial: Trial = { resources, open, others, units: newBag(), branching };
  for (let i = 0; i < resources.length; i++) count(trial, i, 1);
  return trial;
}

/** One that makes several mana makes them all for this cost, or all for others: never for both. */
function branches(r: Resource, others: boolean): boolean {
  return r.ways.length > 1 || (others && (r.ways[0]?.units.length ?? 0) > 1);
}

/** What a unit pays for, as it is used for this cost or left out. */
function maskOf(mask: number, here: boolean, there: boolean): number {
  return (here ? mask : 0) | (there ? mask << OTHER : 0);
}

function count(t: Trial, i: number, sign: number): void {
  const r = t.resources[i];
  const way = r?.ways[0];
  if (r === undefined || way === undefined || branches(r, t.others)) return;
  const here = t.open[i] !== null;
  const there = t.others && way.shared;
  if (here || there) for (const m of way.units) put(t.units, maskOf(m, here, there), sign);
}

function set(t: Trial, i: number, ways: readonly number[] | null): void {
  count(t, i, -1);
  t.open[i] = ways;
  count(t, i, 1);
}

function pays(t: Trial, needs: Bag): boolean {
  if (t.branching.length === 0) return payable(t.units, NO_CHOICES, needs);
  const choices: (readonly Option[])[] = [];
  for (const i of t.branching) {
    const options = optionsOf(t, i);
    if (options.length > 0) choices.push(options);
  }
  return payable(t.units, choices, needs);
}
const NO_CHOICES: readonly (readonly Option[])[] = [];

function optionsOf(t: Trial, i: number): readonly Option[] {
  const open = t.open[i] ?? null;
  const options: Option[] = [];
  const ways = t.resources[i]?.ways ?? [];
  for (let w = 0; w < ways.length; w++) {
    const way = ways[w];
    if (way === undefined) continue;
    const here = open?.includes(w) === true;
    const there = t.others && way.shared;
    if (way.units.length === 1) {
      if (here || there) options.push(way.units.map((m) => maskOf(m, here, there)));
    } else {
      if (here) options.push(way.units);
      if (there) options.push(way.units.map((m) => m << OTHER));
    }
  }
  return options.length > 1 ? simplify(options) : options;
}

/** Leaves out all that can be, in order; what is banned is out from the start. */
function narrowed(task: Task, banned: readonly number[]): Trial {
  const { resources, order, goal, wishes } = task;
  const t = begin(resources, task.others);
  for (const i of banned) set(t, i, null);
  // a worse way is given up where a better one will do
  if (t.branching.length > 0)
    for (const i of order)
      for (let ways = t.open[i] ?? NONE; ways.length > 1; ways = t.open[i] ?? NONE) {
        const worst = resources[i]?.ways[ways[ways.length - 1] ?? 0]?.penalty ?? 0;
        if (worst === 0 || !attempt(t, i, ways.slice(0, -1), goal, wishes)) break;
      }
  for (const i of order) if (t.open[i] !== null) attempt(t, i, null, goal, wishes);
  // wishes that contradict one another or the goal may have kept too much
  if (wishes.length > 0) for (const i of order) if (t.open[i] !== null) attempt(t, i, null, goal, NO_WISHES);
  for (const i of t.branching) {
    const ways = t.open[i] ?? NONE;
    if (ways.length > 1) for (const w of ways) if (attempt(t, i, [w], goal, NO_WISHES)) break;
  }
  return t;
}
const NONE: readonly number[] = [];
const NO_WISHES: readonly Bag[] = [];

function attempt(
  t: Trial,
  i: number,
  ways: readonly number[] | null,
  goal: Bag,
  wishes: readonly Bag[],
): boolean {
  const before = t.open[i] ?? null;
  set(t, i, ways);
  if (pays(t, goal) && wishes.every((w) => pays(t, w))) return true;
  set(t, i, before);
  return false;
}

function wayOf(t: Trial, i: number): Way | undefined {
  const w = t.open[i]?.[0];
  return w === undefined ? undefined : t.resources[i]?.ways[w];
}

function wasteOf(t: Trial, needs: Bag): number {
  let n = -sizeOf(needs);
  for (let i = 0; i < t.resources.length; i++) n += wayOf(t, i)?.units.length ?? 0;
  return n;
}

function costOf(t: Trial, needs: Bag): number {
  let cost = WASTE * wasteOf(t, needs);
  for (let i = 0; i < t.resources.length; i++) {
    const way = wayOf(t, i);
    if (way !== undefined) cost += 1 + way.penalty;
  }
  return cost;
}

function paid(t: Trial, needs: Bag): readonly Used[] {
  const used: { resource: number; way: number; units: Option }[] = [];
  for (let i = 0; i < t.resources.length; i++) {
    const way = t.open[i]?.[0];
    const units = wayOf(t, i)?.units;
    if (way !== undefined && units !== undefined) used.push({ resource: i, way, units });
  }
  const all: number[] = [];
  for (const u of used) all.push(...u.units);
  const needOf = assign(all, needs);
  if (needOf === null) throw new Error('mana chosen does not pay');
  let at = 0;
  return used.map((u) => {
    const own = needOf.slice(at, at + u.units.length);
    at += u.units.length;
    return { resource: u.resource, way: u.way, pays: own };
  });
}
