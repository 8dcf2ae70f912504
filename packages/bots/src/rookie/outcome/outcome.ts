import type { Cost, Effect, Modes, TargetId, TargetSpec } from '@ettin/schema';
import { candidatesFor } from '../candidates.js';
import { costLoss } from '../costs.js';
import type { Env } from '../env.js';
import { manaIn } from '../notes.js';
import { holds, inZones, matches, number, objects, players, recipients } from '../read.js';
import type { Table } from '../table.js';
import { dividing, type Outcomes } from './kinds.js';
import { objectOutcomes } from './objects.js';
import { playerOutcomes } from './players.js';

/** More than one choice among so many candidates isn't looked at. */
const MOST_LOOKED_AT = 12;
/** So many targets of one spec are weighed together; more are taken one by one. */
const MOST_TOGETHER = 4;

/** What carrying out these effects does for our team, as far as can be told from the table; above 0 is good. */
export function outcome(t: Table, effects: readonly Effect[] | undefined, env: Env): number {
  return run(t, effects ?? [], 0, env).gain;
}

interface Ran {
  readonly gain: number;
  readonly env: Env;
}

function run(t: Table, effects: readonly Effect[], from: number, start: Env): Ran {
  let gain = 0;
  let env = start;
  for (let i = from; i < effects.length; i++) {
    const e = effects[i];
    if (e === undefined) break;
    if (e.do === 'choose' || e.do === 'choosePlayer') {
      // whoever chooses takes what suits them best, for all that follows
      const best = bestChoice(t, e, effects, i + 1, env);
      return { gain: gain + best.gain, env: best.env };
    }
    gain += one(t, e, env);
    env = bind(t, e, env);
  }
  return { gain, env };
}

function one(t: Table, e: Effect, env: Env): number {
  const of = OUTCOMES[e.do] as (t: Table, e: Effect, env: Env) => number;
  return of(t, e, env);
}

/** What later effects can speak of: objects and players that this one was about, under the name it gives them. */
function bind(t: Table, e: Effect, env: Env): Env {
  if (e.do === 'remember') return { ...env, bound: { ...env.bound, [e.as]: recipients(t, e.what, env) } };
  const as = 'as' in e ? e.as : undefined;
  if (as === undefined) return env;
  const ids: readonly TargetId[] = 'what' in e ? objectsNamed(t, e.what, env) : [];
  const amount =
    'amount' in e && e.amount !== undefined && e.amount !== 'hand' && e.amount !== 'all'
      ? number(t, e.amount, env)
      : 1;
  return {
    ...env,
    bound: { ...env.bound, [as]: ids },
    numbers: { ...env.numbers, [as]: ids.length > 0 ? ids.length : amount },
  };
}

function objectsNamed(t: Table, what: unknown, env: Env): readonly TargetId[] {
  const isRef =
    typeof what === 'string' || (typeof what === 'object' && what !== null && REFS.some((k) => k in what));
  return isRef ? objects(t, what as Parameters<typeof objects>[1], env).map((o) => o.id) : [];
}
const REFS = ['target', 'bound', 'each', 'blockersOf', 'blockedBy', 'attachedTo'];

function bestChoice(
  t: Table,
  e: Extract<Effect, { do: 'choose' | 'choosePlayer' }>,
  effects: readonly Effect[],
  next: number,
  env: Env,
): Ran {
  const chooser = players(t, e.who ?? 'you', env)[0] ?? env.controller;
  const candidates: readonly TargetId[] =
    e.do === 'choosePlayer'
      ? players(t, e.from, env)
      : inZones(t, e.from)
          .filter((o) => matches(t, e.from, o, env))
          .map((o) => o.id);
  const optional = e.do === 'choose' && e.min !== undefined && number(t, e.min, env) === 0;
  const options = candidates.slice(0, MOST_LOOKED_AT).map((id) => [id]);
  if (optional || options.length === 0) options.push([]);
  let best: Ran | null = null;
  for (const chosen of options) {
    const bound = { ...env.bound, [e.as]: chosen };
    const ran = run(t, effects, next, { ...env, bound });
    if (best === null || (ran.gain - best.gain) * t.sign(chooser) > 0) best = ran;
  }
  return best ?? { gain: 0, env };
}

// ---- targets and modes

export interface Picked {
  readonly gain: number;
  readonly targets: Readonly<Record<string, readonly TargetId[]>>;
}

/** The targets that do most for us, one spec after the other; two single ones together. */
export function pickTargets(
  t: Table,
  specs: readonly TargetSpec[],
  effects: readonly Effect[],
  env: Env,
): Picked | null {
  const [a, b] = specs;
  if (a !== undefined && b !== undefined && specs.length === 2 && isSingle(a) && isSingle(b))
    return pickTwo(t, a, b, effects, env);
  let now = env;
  for (const spec of specs) {
    const excluded = (spec.otherThan ?? []).flatMap((id) => now.targets[id] ?? []);
    const candidates = candidatesFor(t, spec, now).filter((id) => !excluded.includes(id));
    const picked = pickFor(t, spec, effects, now, candidates);
    if (picked === null) return null;
    now = withTargets(t, spec, picked, now);
  }
  return { gain: outcome(t, effects, now), targets: now.targets };
}

const isSingle = (s: TargetSpec): boolean =>
  (s.min === undefined || s.min === 1) && (s.max === undefined || s.max === 1) && s.divide === undefined;

export function withTargets(t: Table, spec: TargetSpec, ids: readonly TargetId[], env: Env): Env {
  const total = spec.divide === undefined ? null : number(t, spec.divide, env);
  return {
    ...env,
    targets: { ...env.targets, [spec.id]: ids },
    ...(total === null ? {} : { numbers: { ...env.numbers, [dividing(spec.id)]: total } }),
  };
}

/** Targets for one spec out of these candidates; null when there are too few. */
export function pickFor(
  t: Table,
  spec: TargetSpec,
  effects: readonly Effect[],
  env: Env,
  candidates: readonly TargetId[],
  bounds?: { readonly min: number; readonly max: number },
  ok: (ids: readonly TargetId[]) => boolean = () => true,
): readonly TargetId[] | null {
  const min = bounds?.min ?? number(t, spec.min ?? 1, env);
  const most = bounds?.max ?? number(t, spec.max ?? spec.min ?? 1, env);
  if (candidates.length < min) return null;
  const max = Math.min(most, candidates.length);
  const gainOf = (ids: readonly TargetId[]) => outcome(t, effects, withTargets(t, spec, ids, env));
  const none = gainOf([]);
  const single = alike(t, (id) => gainOf([id]));
  const order = candidates.map((id) => ({ id, gain: single(id) })).sort((a, b) => b.gain - a.gain);
  const chosen: TargetId[] = [];
  let gain = none;
  // together they may do more or less than each alone: looked at for the first few
  for (let round = 0; round < Math.min(max, MOST_TOGETHER); round++) {
    let best: TargetId | null = null;
    let bestGain = Number.NEGATIVE_INFINITY;
    for (const x of order.filter((y) => !chosen.includes(y.id)).slice(0, round === 0 ? 1 : MOST_LOOKED_AT)) {
      if (!ok([...chosen, x.id])) continue;
      const g = round === 0 ? x.gain : gainOf([...chosen, x.id]);
      if (g > bestGain + 1e-9) [best, bestGain] = [x.id, g];
    }
    if (best === null || (chosen.length >= min && bestGain <= gain + 0.01)) break;
    chosen.push(best);
    gain = bestGain;
  }
  const enough = chosen.length < Math.min(max, MOST_TOGETHER) ? min : max;
  for (const x of order) {
    if (chosen.length >= enough) break;
    if (chosen.includes(x.id) || !ok([...chosen, x.id])) continue;
    if (chosen.length < min || x.gain > none + 0.01) chosen.push(x.id);
  }
  return chosen.length < min ? null : chosen;
}

/** Worked out once for all that are alike. */
function alike(t: Table, of: (id: TargetId) => number): (id: TargetId) => number {
  const known = new Map<string, number>();
  return (id) => {
    const key = t.likeness(id);
    let gain = known.get(key);
    if (gain === undefined) {
      gain = of(id);
      known.set(key, gain);
    }
    return gain;
  };
}

function pickTwo(
  t: Table,
  a: TargetSpec,
  b: TargetSpec,
  effects: readonly Effect[],
  env: Env,
): Picked | null {
  let best: Picked | null = null;
  const [first, second] = [candidatesFor(t, a, env), candidatesFor(t, b, env)];
  for (const x of few(t, first))
    for (const y of few(t, second)) {
      if (x === y && b.otherThan?.includes(a.id) === true) continue;
      const targets = { ...env.targets, [a.id]: [x], [b.id]: [y] };
      const gain = outcome(t, effects, { ...env, targets });
      if (best === null || gain > best.gain) best = { gain, targets };
    }
  return best;
}

/** Some of many, no two alike: the most worth of each side. */
function few(t: Table, ids: readonly TargetId[]): readonly TargetId[] {
  const different = [...new Map(ids.map((id) => [t.likeness(id), id])).values()];
  if (different.length <= MOST_LOOKED_AT) return different;
  const worth = (id: TargetId) => {
    const o = t.find(id);
    return o === null ? 0 : t.worth(o);
  };
  return different.sort((a, b) => worth(b) - worth(a)).slice(0, MOST_LOOKED_AT);
}

/** The modes that do most for us, with what each of them is good for. */
export function rankModes(t: Table, modes: Modes, env: Env): readonly { mode: number; gain: number }[] {
  const out: { mode: number; gain: number }[] = [];
  modes.options.forEach((m, mode) => {
    const picked = pickTargets(t, m.targets ?? [], m.effects, env);
    if (picked !== null) out.push({ mode, gain: picked.gain - costLoss(t, m.cost, env) });
  });
  return out.sort((x, y) => y.gain - x.gain);
}

/** What a spell or ability does for us with the best modes and targets; null where it has none. */
export function abilityGain(
  t: Table,
  a: {
    readonly targets?: readonly TargetSpec[];
    readonly effects?: readonly Effect[];
    readonly modes?: Modes;
  },
  env: Env,
): number | null {
  let gain = 0;
  if (a.modes !== undefined) {
    const ranked = rankModes(t, a.modes, env);
    if (ranked.length < (a.modes.repeat === true ? 1 : a.modes.min)) return null;
    ranked.slice(0, a.modes.max).forEach((m, i) => {
      if (i < (a.modes?.min ?? 1) || m.gain > 0) gain += m.gain;
    });
  }
  const picked = pickTargets(t, a.targets ?? [], a.effects ?? [], env);
  return picked === null ? null : gain + picked.gain;
}

/** Whoever may, does if it suits their side. */
function optional(
  t: Table,
  seat: number | undefined,
  done: number,
  cost: Cost | undefined,
  env: Env,
  not: number,
): number {
  const ours = seat === undefined || t.isOurs(seat);
  const price = cost === undefined ? 0 : costLoss(t, cost, { ...env, controller: seat ?? env.controller });
  return ours ? Math.max(done - price, not) : Math.min(done + price, not);
}

const OUTCOMES: Outcomes = {
  ...playerOutcomes,
  ...objectOutcomes,
  if(t, e, env) {
    const is = holds(t, e.if, env);
    if (is === null) return 0.6 * outcome(t, e.then, env) + 0.4 * outcome(t, e.else, env);
    return outcome(t, is ? e.then : e.else, env);
  },
  may: (t, e, env) =>
    optional(
      t,
      players(t, e.who ?? 'you', env)[0],
      outcome(t, e.effects, env),
      e.cost,
      env,
      outcome(t, e.else, env),
    ),
  unlessPays(t, e, env) {
    const seat = players(t, e.who, env)[0];
    const done = outcome(t, e.effects, env);
    const paid = outcome(t, e.then, env);
    if (seat === undefined || manaIn(e.cost.mana) > t.mana(seat).total) return done;
    const price = costLoss(t, e.cost, { ...env, controller: seat }) * t.sign(seat);
    // the payer takes what suits them, if they can
    const suits = t.isOurs(seat) ? Math.max(done, paid - price) : Math.min(done, paid - price);
    return 0.4 * done + 0.6 * suits;
  },
  forEachPlayer(t, e, env) {
    let gain = 0;
    for (const that of players(t, e.who, env)) gain += outcome(t, e.effects, { ...env, that });
    return gain;
  },
  forEachObject(t, e, env) {
    let gain = 0;
    for (const o of objects(t, e.what, env)) gain += outcome(t, e.effects, { ...env, it: o.id });
    return gain;
  },
  repeat: (t, e, env) => outcome(t, e.effects, env) * Math.min(10, number(t, e.times, env)),
  modes: (t, e, env) => abilityGain(t, { modes: e.modes }, env) ?? 0,
  choose: () => 0,
  choosePlayer: () => 0,
  chooseColor: () => 0,
  chooseCreatureType: () => 0,
  chooseCardName: () => 0,
  chooseNumber: () => 0,
  remember: () => 0,
  delayed: (t, e, env) => 0.8 * (abilityGain(t, e, env) ?? 0),
  whenYouDo: (t, e, env) => abilityGain(t, e, env) ?? 0,
  emblem: (t, e, env) => t.sign(players(t, e.who ?? 'you', env)[0] ?? env.controller) * 5,
  flipCoin: (t, e, env) => 0.5 * outcome(t, e.win, env) + 0.5 * outcome(t, e.lose, env),
  rollDie: () => 0,
};
