import type { BlockDeclaration, ObjectId } from '@ettin/schema';

/** A creature that could block, as the search sees it; attackers are positions in the list of attackers. */
export interface BlockerNode {
  readonly id: ObjectId;
  /** Attackers that it could block, seen pair by pair. */
  readonly can: readonly number[];
  /** How many attackers it may block at once. */
  readonly max: number;
  /** "Blocks if able" requirements on it. */
  readonly must: number;
  /** Can't block alone (CR 506.5). */
  readonly alone: boolean;
  /** Blocking with it costs nothing: nobody has to pay to obey a requirement. */
  readonly free: boolean;
}

export interface AttackerNode {
  readonly id: ObjectId;
  /** Fewest creatures that can block it if any do (menace: 2). */
  readonly min: number;
  /** Most that can: one, or any number. */
  readonly max: number;
  /** "Must be blocked if able" requirements on it. */
  readonly must: number;
  /** "Must be blocked by two or more creatures if able" requirements on it. */
  readonly mustTwo?: number;
  /** "All creatures able to block this creature do so": one requirement on each such creature. */
  readonly lure: number;
}

export interface BlockProblem {
  readonly blockers: readonly BlockerNode[];
  readonly attackers: readonly AttackerNode[];
  /** Most creatures that may block in all. */
  readonly limit: number;
}

/** Number of requirements that a block obeys (CR 509.1c). */
export function blockScore(p: BlockProblem, blocks: readonly BlockDeclaration[]): number {
  let score = 0;
  for (const b of p.blockers) if (b.must > 0 && blocks.some((d) => d.blocker === b.id)) score += b.must;
  p.attackers.forEach((a, i) => {
    const n = blocks.filter((d) => d.blocks === a.id).length;
    if (n > 0) score += a.must;
    if (n > 1) score += a.mustTwo ?? 0;
    if (a.lure === 0) return;
    for (const d of blocks)
      if (d.blocks === a.id && p.blockers.some((b) => b.id === d.blocker && b.can.includes(i)))
        score += a.lure;
  });
  return score;
}

export function hasRequirements(p: BlockProblem): boolean {
  return (
    p.blockers.some((b) => b.must > 0) ||
    p.attackers.some((a) => a.must > 0 || (a.mustTwo ?? 0) > 0 || a.lure > 0)
  );
}

export interface BestBlock {
  readonly score: number;
  readonly blocks: readonly BlockDeclaration[];
}

/** Positions looked at before the best block found so far is taken for the best there is. */
const BUDGET = 20_000;
/** Sets of attackers tried for one creature that can block several. */
const SETS = 64;

/**
 * The most requirements that can be obeyed at no cost without breaking a restriction, and a block that does
 * it (CR 509.1c). Depth-first over the creatures with the best outlook first and a bound on what the rest can
 * add: exact unless a big board takes more than `BUDGET` positions, and then never asking too much.
 */
export function bestBlock(p: BlockProblem): BestBlock {
  if (!hasRequirements(p)) return { score: 0, blocks: [] };
  return new Search(p).run();
}

class Search {
  private readonly p: BlockProblem;
  private readonly order: readonly BlockerNode[];
  /** For each depth: what creatures from there on could add by themselves, and who could still block what. */
  private readonly own: number[] = [];
  private readonly left: number[][] = [];
  private readonly chosen: (readonly number[])[] = [];
  private readonly count: number[];
  private readonly lastAlone: number;
  private used = 0;
  private usedAlone = 0;
  private score = 0;
  private best = 0;
  private bestBlocks: readonly BlockDeclaration[] = [];
  private nodes = 0;

  constructor(p: BlockProblem) {
    this.p = p;
    const gain = (b: BlockerNode) => this.ownGain(b);
    // what would take more blockers than may block it can't be blocked at all
    const blockable = (a: number) => (p.attackers[a]?.min ?? 1) <= (p.attackers[a]?.max ?? 0);
    this.order = p.blockers
      .map((b) => (b.can.every(blockable) ? b : { ...b, can: b.can.filter(blockable) }))
      .filter((b) => b.free && b.can.length > 0)
      .sort(
        (x, y) =>
          Number(gain(y) > 0) - Number(gain(x) > 0) ||
          Number(y.alone) - Number(x.alone) ||
          x.can.length - y.can.length,
      );
    this.lastAlone = this.order.findLastIndex((b) => b.alone);
    this.count = p.attackers.map(() => 0);
    let own = 0;
    let left = p.attackers.map(() => 0);
    this.own[this.order.length] = 0;
    this.left[this.order.length] = left;
    for (let i = this.order.length - 1; i >= 0; i--) {
      const b = this.order[i];
      if (b === undefined) continue;
      own += this.ownGain(b);
      left = left.slice();
      for (const a of b.can) left[a] = (left[a] ?? 0) + 1;
      this.own[i] = own;
      this.left[i] = left;
    }
  }

  run(): BestBlock {
    this.visit(0);
    return { score: this.best, blocks: this.bestBlocks };
  }

  /** The most that it adds by its own requirements: blocking at all, and the lures it can block. */
  private ownGain(b: BlockerNode): number {
    const lures = b.can.map((a) => this.p.attackers[a]?.lure ?? 0).filter((n) => n > 0);
    lures.sort((x, y) => y - x);
    let n = b.must;
    for (let i = 0; i < lures.length && i < b.max; i++) n += lures[i] ?? 0;
    return n;
  }

  private visit(depth: number): void {
    if (++this.nodes > BUDGET) return;
    if (this.score + this.outlook(depth) <= this.best || this.stuck(depth)) return;
    const b = this.order[depth];
    if (b === undefined) {
      this.record();
      return;
    }
    for (const set of this.choices(b, depth)) {
      this.take(b, set, 1);
      this.chosen[depth] = set;
      this.visit(depth + 1);
      this.take(b, set, -1);
      if (this.nodes > BUDGET) return;
    }
  }

  /** Upper bound of what is still to come. */
  private outlook(depth: number): number {
    let n = this.used >= this.p.limit ? 0 : (this.own[depth] ?? 0);
    const left = this.left[depth] ?? [];
    for (let a = 0; a < this.count.length; a++) {
      const [now, more] = [this.count[a] ?? 0, left[a] ?? 0];
      if (now === 0 && more > 0) n += this.p.attackers[a]?.must ?? 0;
      if (now < 2 && now + more > 1) n += this.p.attackers[a]?.mustTwo ?? 0;
    }
    return n;
  }

  /** An attacker with too few blockers can't get enough any more. */
  private stuck(depth: number): boolean {
    const left = this.left[depth] ?? [];
    let missing = 0;
    for (let a = 0; a < this.count.length; a++) {
      const lack = this.lack(a);
      if (lack > (left[a] ?? 0)) return true;
      missing = Math.max(missing, lack);
    }
    return missing > this.p.limit - this.used;
  }

  private lack(a: number): number {
    const n = this.count[a] ?? 0;
    return n === 0 ? 0 : Math.max(0, (this.p.attackers[a]?.min ?? 1) - n);
  }

  private record(): void {
    if (this.used === 1 && this.usedAlone === 1) return;
    if (this.score <= this.best) return;
    this.best = this.score;
    const blocks: BlockDeclaration[] = [];
    this.order.forEach((b, i) => {
      for (const a of this.chosen[i] ?? []) {
        const attacker = this.p.attackers[a];
        if (attacker !== undefined) blocks.push({ blocker: b.id, blocks: attacker.id });
      }
    });
    this.bestBlocks = blocks;
  }

  private take(b: BlockerNode, set: readonly number[], sign: 1 | -1): void {
    if (set.length === 0) return;
    this.used += sign;
    if (b.alone) this.usedAlone += sign;
    this.score += sign * b.must;
    for (const a of set) {
      const node = this.p.attackers[a];
      if (node === undefined) continue;
      if (sign < 0) this.count[a] = (this.count[a] ?? 0) - 1;
      if ((this.count[a] ?? 0) === 0) this.score += sign * node.must;
      if ((this.count[a] ?? 0) === 1) this.score += sign * (node.mustTwo ?? 0);
      if (sign > 0) this.count[a] = (this.count[a] ?? 0) + 1;
      this.score += sign * node.lure;
    }
  }

  /** Sets of attackers worth trying for a creature, most promising first; the empty set among them. */
  private choices(b: BlockerNode, depth: number): readonly (readonly number[])[] {
    if (this.used >= this.p.limit) return [[]];
    const required = this.ownGain(b) > 0;
    // it may have to keep company with one that can't block alone, before it in the order or after it
    const company = depth < this.lastAlone || (this.used === 1 && this.usedAlone === 1);
    const open = b.can.filter((a) => (this.count[a] ?? 0) < (this.p.attackers[a]?.max ?? 0));
    // one that takes several blockers is worth it for whoever has to block, or needs or keeps company
    const joins = required || company || b.alone;
    const several = open.filter((a) => this.matters(a) || (joins && (this.p.attackers[a]?.min ?? 1) > 1));
    const sets: (readonly number[])[] = [[]];
    subsets(several, Math.min(b.max, several.length), sets);
    if (sets.length >= SETS) for (const a of several) sets.push([a]);
    if (required || company) for (const a of open) if (!several.includes(a)) sets.push([a]);
    return sets
      .map((set) => ({ set, key: this.promise(b, set) }))
      .sort((x, y) => y.key - x.key)
      .map((x) => x.set);
  }

  /** Blocking this attacker may obey something, or is needed by creatures that block it already. */
  private matters(a: number): boolean {
    const node = this.p.attackers[a];
    if (node === undefined) return false;
    const now = this.count[a] ?? 0;
    if (now === 0 && node.must > 0) return true;
    return node.lure > 0 || (now < 2 && (node.mustTwo ?? 0) > 0) || this.lack(a) > 0;
  }

  private promise(b: BlockerNode, set: readonly number[]): number {
    if (set.length === 0) return 0;
    let gain = b.must;
    let fills = 0;
    let opens = 0;
    for (const a of set) {
      const node = this.p.attackers[a];
      if (node === undefined) continue;
      gain +=
        node.lure + (this.count[a] === 0 ? node.must : 0) + (this.count[a] === 1 ? (node.mustTwo ?? 0) : 0);
      if (this.lack(a) > 0) fills++;
      else if (this.count[a] === 0 && node.min > 1) opens++;
    }
    return gain * 1000 + fills * 30 - opens * 10 - set.length;
  }
}

/** Adds the non-empty subsets of at most `size` members, biggest first as far as they fit. */
function subsets(of: readonly number[], size: number, into: (readonly number[])[]): void {
  for (let n = size; n >= 1 && into.length < SETS; n--) combine(of, 0, n, [], into);
}

function combine(
  of: readonly number[],
  from: number,
  n: number,
  picked: readonly number[],
  into: (readonly number[])[],
): void {
  if (n === 0) {
    into.push(picked);
    return;
  }
  for (let i = from; i <= of.length - n && into.length < SETS; i++)
    combine(of, i + 1, n - 1, [...picked, of[i] ?? 0], into);
}
