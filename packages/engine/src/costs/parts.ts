import type { ObjectId, Purpose, Seat, TargetId } from '@ettin/schema';
import { isSick } from '../combat/sick.js';
import { eachIn } from '../compile/enumerate.js';
import type { CompiledCostPart, ObjectTest } from '../compile/types.js';
import type { Game } from '../game.js';
import type { Env, Obj } from '../state/state.js';
import { withEnv } from '../state/with.js';
import { cantLoseLife } from '../teams/life.js';

/** What a part of a cost lets its payer choose; null where there is nothing to choose. */
export interface PartChoice {
  readonly candidates: readonly TargetId[];
  readonly min: number;
  readonly max: number;
  readonly purpose: Purpose;
  /** Powers of the candidates and the total needed (crew). */
  readonly total: { readonly values: readonly number[]; readonly total: number } | null;
}

const PURPOSE: Partial<Readonly<Record<CompiledCostPart['kind'], Purpose>>> = {
  sacrifice: 'sacrifice',
  discard: 'discard',
  exile: 'exile',
  tap: 'tap',
  tapPower: 'tap',
  returnToHand: 'return',
  removeCounters: 'counters',
  reveal: 'reveal',
};

/** Objects with which this part could be paid; with `most` no more than are needed to know that it can. */
export function partCandidates(
  g: Game,
  seat: Seat,
  p: CompiledCostPart,
  env: Env,
  source: ObjectId,
  most = Number.POSITIVE_INFINITY,
): readonly ObjectId[] {
  const test = p.test;
  if (test === null || most <= 0) return NOTHING;
  const out: ObjectId[] = [];
  const mine = env.controller === seat ? env : withEnv(env, 'controller', seat);
  if (p.zones.length === 1 && p.zones[0] === 'battlefield') {
    const battlefield = g.s.battlefield;
    for (let i = 0; i < battlefield.length && out.length < most; i++) {
      const o = g.find(battlefield[i] as ObjectId);
      if (o !== null && !o.phasedOut && isCandidate(g, seat, p, test, mine, source, o)) out.push(o.id);
    }
    return out;
  }
  eachIn(g, p.zones, (o) => {
    if (isCandidate(g, seat, p, test, mine, source, o)) out.push(o.id);
  });
  return out;
}
const NOTHING: readonly ObjectId[] = [];

function isCandidate(
  g: Game,
  seat: Seat,
  p: CompiledCostPart,
  test: ObjectTest,
  env: Env,
  source: ObjectId,
  o: Obj,
): boolean {
  const kind = p.kind;
  if ((kind === 'tap' || kind === 'tapPower') && o.tapped) return false;
  const c = g.chars(o);
  if (o.zone === 'battlefield' ? c.controller !== seat : o.owner !== seat) return false;
  if (kind === 'removeCounters' && (o.counters?.[p.counter] ?? 0) <= 0) return false;
  if ((kind === 'discard' || kind === 'exile' || kind === 'reveal') && o.id === source) return false;
  return test(g, o, c, env);
}

/** Can the payer find that many objects for this part? */
function enough(g: Game, seat: Seat, p: CompiledCostPart, env: Env, source: ObjectId): boolean {
  const n = p.count?.(g, env) ?? 1;
  return partCandidates(g, seat, p, env, source, n).length >= n;
}

export function partChoice(
  g: Game,
  seat: Seat,
  p: CompiledCostPart,
  env: Env,
  source: ObjectId,
): PartChoice | null {
  const purpose = PURPOSE[p.kind];
  if (purpose === undefined || p.test === null) return null;
  const candidates = partCandidates(g, seat, p, env, source);
  if (p.kind === 'tapPower') {
    const values = candidates.map((id) => Math.max(0, g.chars(g.get(id)).power));
    return {
      candidates,
      min: p.n > 0 ? 1 : 0,
      max: candidates.length,
      purpose,
      total: { values, total: p.n },
    };
  }
  if (p.anyNumber) return { candidates, min: 0, max: candidates.length, purpose, total: null };
  const n = p.all ? candidates.length : (p.count?.(g, env) ?? 1);
  if (p.kind === 'removeCounters') return { candidates, min: 1, max: 1, purpose, total: null };
  return { candidates, min: n, max: n, purpose, total: null };
}

/** Could this part be paid now (CR 118.3)? */
export function canPayPart(g: Game, seat: Seat, p: CompiledCostPart, env: Env, source: ObjectId): boolean {
  const o = g.find(source);
  switch (p.kind) {
    case 'tapSelf':
      return o !== null && o.zone === 'battlefield' && !o.tapped && !isSick(g, o, g.chars(o));
    case 'untapSelf':
      return o !== null && o.zone === 'battlefield' && o.tapped && !isSick(g, o, g.chars(o));
    case 'sacrificeSelf':
    case 'returnSelf':
      return o !== null && o.zone === 'battlefield' && g.chars(o).controller === seat;
    case 'exileSelf':
      return o !== null;
    case 'discardSelf':
      return o !== null && o.zone === 'hand';
    case 'payLife': {
      const n = p.count?.(g, env) ?? 0;
      // 0 can always be paid (CR 119.4b, 810.9b)
      // what is paid comes off the team's total, whatever a player's own life is worth (806.9d, C9)
      return n <= 0 || (g.teamOf(seat).life >= n && !cantLoseLife(g, seat));
    }
    case 'energy':
      return (g.player(seat).counters.energy ?? 0) >= (p.count?.(g, env) ?? 0);
    case 'mill':
      return (g.s.libraries[seat]?.length ?? 0) >= (p.count?.(g, env) ?? 0);
    case 'loyalty': {
      if (o === null) return false;
      const counters = o.counters?.loyalty ?? 0;
      return p.all ? counters >= env.x : p.n >= 0 || counters >= -p.n;
    }
    case 'addCounters':
      return o !== null;
    case 'removeCounters': {
      const n = p.count?.(g, env) ?? 1;
      if (p.test === null) return o !== null && (o.counters?.[p.counter] ?? 0) >= n;
      return partCandidates(g, seat, p, env, source).some(
        (id) => (g.get(id).counters?.[p.counter] ?? 0) >= n,
      );
    }
    case 'tapPower': {
      const choice = partChoice(g, seat, p, env, source);
      if (choice === null || choice.total === null) return false;
      return choice.total.values.reduce((a, b) => a + b, 0) >= p.n;
    }
    case 'discard':
      if (p.all) return true;
      return enough(g, seat, p, env, source);
    case 'sacrifice':
    case 'exile':
    case 'tap':
    case 'returnToHand':
    case 'reveal':
      return p.anyNumber || enough(g, seat, p, env, source);
  }
}
