import type { AttackDeclaration, ObjectId, Seat, TargetId } from '@ettin/schema';

/** One creature that could attack, with how many requirements each of its targets would obey (CR 508.1d). */
export interface Candidate {
  readonly id: ObjectId;
  readonly targets: readonly TargetId[];
  /** Requirements on this creature alone that attacking the target obeys. */
  readonly weights: readonly number[];
  /** Bit for each of the `Group`s whose shared requirement attacking the target obeys. */
  readonly groups: readonly number[];
  /** Whether attacking the target costs nothing: nobody has to pay to obey a requirement. */
  readonly free: readonly boolean[];
  /** Can't attack alone (CR 506.5). */
  readonly alone: boolean;
}

/** "Each opponent must attack you or your planeswalkers with at least one creature if able." */
export interface Group {
  readonly player: Seat;
  readonly head: Seat;
  /** How many such requirements there are. */
  readonly n: number;
}

export interface Best {
  readonly score: number;
  readonly attackers: readonly AttackDeclaration[];
}

/** Number of requirements that a declaration obeys. */
export function obeyedBy(
  candidates: readonly Candidate[],
  groups: readonly Group[],
  attackers: readonly AttackDeclaration[],
): number {
  let score = 0;
  let covered = 0;
  for (const a of attackers) {
    const c = candidates.find((x) => x.id === a.attacker);
    const i = c === undefined ? -1 : c.targets.indexOf(a.attacks);
    if (c === undefined || i < 0) continue;
    score += c.weights[i] ?? 0;
    const obeyed = c.groups[i] ?? 0;
    score += worth(groups, obeyed & ~covered);
    covered |= obeyed;
  }
  return score;
}

/**
 * The most requirements that can be obeyed at no cost by at most `limit` attackers of which none attacks
 * alone that can't (CR 508.1d), with a smallest attack that does it. Exact.
 */
export function bestAttack(candidates: readonly Candidate[], groups: readonly Group[], limit: number): Best {
  const free = candidates.filter((c) => c.free.includes(true));
  const best = solve(free, groups, limit);
  const only = best.attackers.length === 1 ? best.attackers[0] : undefined;
  const lonely = free.find((c) => c.id === only?.attacker);
  if (lonely === undefined || !lonely.alone || only === undefined) return best;
  const companion = limit < 2 ? undefined : free.find((c) => c !== lonely);
  if (companion === undefined)
    return solve(
      free.filter((c) => !c.alone),
      groups,
      limit,
    );
  const i = companion.free.indexOf(true);
  return {
    score: best.score,
    attackers: [only, { attacker: companion.id, attacks: companion.targets[i] ?? -1 }],
  };
}

/** How many requirements these groups are. */
function worth(groups: readonly Group[], bits: number): number {
  let n = 0;
  for (let i = 0; bits >> i !== 0; i++) if ((bits & (1 << i)) !== 0) n += groups[i]?.n ?? 0;
  return n;
}

/** One more requirement outweighs any number of attackers fewer. */
const SCALE = 4096;

/**
 * Dynamic programming over the creatures: the state is which shared requirements are obeyed so far and,
 * where that is limited, how many creatures attack.
 */
function solve(all: readonly Candidate[], groups: readonly Group[], limit: number): Best {
  const list = all.filter((c) => c.targets.some((_, i) => gains(c, i)));
  const masks = 1 << groups.length;
  const limited = limit < list.length;
  const counts = limited ? limit + 1 : 1;
  let value: number[] = new Array(masks * counts).fill(-1);
  value[0] = 0;
  const steps: number[][] = [];
  for (const c of list) {
    const next = value.slice();
    const step: number[] = new Array(value.length).fill(-1);
    for (let s = 0; s < value.length; s++) {
      const now = value[s] ?? -1;
      if (now < 0) continue;
      const mask = s % masks;
      const count = (s - mask) / masks;
      if (limited && count === limit) continue;
      for (let i = 0; i < c.targets.length; i++) {
        if (!gains(c, i)) continue;
        const bits = c.groups[i] ?? 0;
        const shared = worth(groups, bits & ~mask);
        const to = (limited ? count + 1 : 0) * masks + (mask | bits);
        const then = now + ((c.weights[i] ?? 0) + shared) * SCALE - 1;
        if (then > (next[to] ?? -1)) {
          next[to] = then;
          step[to] = s * c.targets.length + i;
        }
      }
    }
    value = next;
    steps.push(step);
  }
  let state = 0;
  for (let s = 1; s < value.length; s++) if ((value[s] ?? -1) > (value[state] ?? -1)) state = s;
  const score = Math.ceil((value[state] ?? 0) / SCALE);
  const attackers: AttackDeclaration[] = [];
  for (let n = list.length - 1; n >= 0; n--) {
    const taken = steps[n]?.[state] ?? -1;
    const c = list[n];
    if (taken < 0 || c === undefined) continue;
    attackers.push({ attacker: c.id, attacks: c.targets[taken % c.targets.length] ?? -1 });
    state = Math.floor(taken / c.targets.length);
  }
  return { score, attackers: attackers.reverse() };
}

function gains(c: Candidate, i: number): boolean {
  return c.free[i] === true && ((c.weights[i] ?? 0) > 0 || (c.groups[i] ?? 0) !== 0);
}
