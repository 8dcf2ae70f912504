import type { ObjectId } from '@ettin/schema';

/**
 * Whether those that have yet to assign damage can make up what is missing. Which damage is lethal is judged once a
 * team has assigned all of its damage (CR 510.1e), and creatures assign one after the other: what one of them leaves
 * out another may give later.
 */

/** A creature that has yet to assign damage. */
export interface Giver {
  readonly total: number;
  /** To whom it can, in its order if there is one. */
  readonly among: readonly ObjectId[];
  /** Any damage from it is lethal (CR 702.2c). */
  readonly deathtouch: boolean;
  /** Nothing to one unless all before it have lethal damage (CR 510.1c until November 2024). */
  readonly inOrder: boolean;
}

/** By creature, how much it still takes to be lethal; nothing for one that isn't there. */
export type Missing = ReadonlyMap<ObjectId, number>;

/**
 * What a giver may have to help out with before it reaches those that need it. More than this aren't tried together;
 * it would take as many creatures that each block several attackers.
 */
const MOST_BETWEEN = 12;

/**
 * By giver what it gives, so that all of `demanded` have lethal damage in the end; null if nothing does. Later givers are
 * used up first. What a giver has beyond that may go to the first of its list.
 */
export function cover(
  demanded: ReadonlySet<ObjectId>,
  missing: Missing,
  givers: readonly Giver[],
): readonly Missing[] | null {
  const needs = (id: ObjectId) => missing.get(id) ?? 0;
  const between = [...standBetween(demanded, needs, givers)].slice(0, MOST_BETWEEN);
  for (let chosen = 0; chosen < 1 << between.length; chosen++) {
    const lethal = new Set([...demanded, ...between.filter((_, i) => (chosen & (1 << i)) !== 0)]);
    const reach = givers.map((giver) => reached(giver, lethal, needs));
    const wanted = [...lethal].filter((id) => needs(id) > 0);
    const found = new Flow(givers, reach, needs).serve(wanted, 0);
    if (found !== null) return found;
  }
  return null;
}

/** Those that a giver would first have to see dead to reach one that needs it, or one that stands between itself. */
function standBetween(
  demanded: ReadonlySet<ObjectId>,
  needs: (id: ObjectId) => number,
  givers: readonly Giver[],
): ReadonlySet<ObjectId> {
  const out = new Set<ObjectId>();
  const wanted = (id: ObjectId) => (demanded.has(id) || out.has(id)) && needs(id) > 0;
  for (let before = -1; before < out.size; ) {
    before = out.size;
    for (const { inOrder, among } of givers) {
      const last = inOrder ? among.findLastIndex(wanted) : 0;
      for (const id of among.slice(0, Math.max(0, last))) if (!demanded.has(id) && needs(id) > 0) out.add(id);
    }
  }
  return out;
}

/** To whom it may give if these are the ones that have lethal damage in the end. */
function reached(
  { inOrder, among }: Giver,
  lethal: ReadonlySet<ObjectId>,
  needs: (id: ObjectId) => number,
): ReadonlySet<ObjectId> {
  if (!inOrder) return new Set(among);
  const stop = among.findIndex((id) => !lethal.has(id) && needs(id) > 0);
  return new Set(stop < 0 ? among : among.slice(0, stop + 1));
}

/** Damage from givers to those who need it: a maximum flow, found by augmenting paths. */
class Flow {
  private readonly left: number[];
  private readonly given: Map<ObjectId, number>[];

  constructor(
    private readonly givers: readonly Giver[],
    private readonly reach: readonly ReadonlySet<ObjectId>[],
    private readonly needs: (id: ObjectId) => number,
  ) {
    this.left = givers.map((giver) => giver.total);
    this.given = givers.map(() => new Map());
  }

  /** Serves all of `wanted` from this one on: by one damage with deathtouch, or in full by the others. */
  serve(
    wanted: readonly ObjectId[],
    from: number,
    full: readonly ObjectId[] = [],
  ): readonly Missing[] | null {
    const id = wanted[from];
    if (id === undefined) return this.inFull(full) ? this.given : null;
    for (let i = this.givers.length - 1; i >= 0; i--) {
      if (this.givers[i]?.deathtouch !== true || this.reach[i]?.has(id) !== true) continue;
      if ((this.left[i] ?? 0) < 1) continue;
      this.give(i, id, 1);
      const found = this.serve(wanted, from + 1, full);
      if (found !== null) return found;
      this.give(i, id, -1);
    }
    return this.serve(wanted, from + 1, [...full, id]);
  }

  private inFull(wanted: readonly ObjectId[]): boolean {
    const before = this.given.map((m) => new Map(m));
    const left = [...this.left];
    for (const id of wanted) {
      let missing = this.needs(id);
      while (missing > 0) {
        const got = this.push(id, missing, new Set());
        if (got === 0) {
          before.forEach((m, i) => {
            this.given[i] = m;
            this.left[i] = left[i] ?? 0;
          });
          return false;
        }
        missing -= got;
      }
    }
    return true;
  }

  /** Up to so much more for one of them, by a giver that has it or that another can stand in for. */
  private push(id: ObjectId, most: number, tried: Set<number>): number {
    for (let i = this.givers.length - 1; i >= 0; i--) {
      if (tried.has(i) || this.givers[i]?.deathtouch === true || this.reach[i]?.has(id) !== true) continue;
      tried.add(i);
      const free = Math.min(most, this.left[i] ?? 0);
      if (free > 0) {
        this.give(i, id, free);
        return free;
      }
      for (const [other, n] of this.given[i] ?? []) {
        if (other === id || n <= 0) continue;
        const got = this.push(other, Math.min(most, n), tried);
        if (got === 0) continue;
        this.give(i, other, -got);
        this.give(i, id, got);
        return got;
      }
    }
    return 0;
  }

  private give(i: number, id: ObjectId, n: number): void {
    const given = this.given[i];
    given?.set(id, (given.get(id) ?? 0) + n);
    this.left[i] = (this.left[i] ?? 0) - n;
  }
}
