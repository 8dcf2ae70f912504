import type { BlockOption, ObjectId } from '@ettin/schema';
import { KW, TYPE } from '../compile/bits.js';
import { hasBit } from '../compile/filter.js';
import type { Chars } from '../compile/types.js';
import { RESTRICTION } from '../compile/zones.js';
import type { Game } from '../game.js';
import { rulesNamed } from '../layers/table.js';
import type { Attacker, Obj } from '../state/state.js';
import type { AttackerNode, BlockerNode, BlockProblem } from './block-search.js';
import { canBlock } from './evasion.js';
import { isDefending } from './targets.js';

interface Seen {
  readonly a: Attacker;
  readonly o: Obj;
  readonly c: Chars;
}

/**
 * Every creature of the defending team that could block, with the attackers it could block and how many at
 * once (CR 509.1a-b). Any member's creature may block whatever attacks a member, a planeswalker of a member or
 * a battle that a member protects (CR 805.10d); which one that is doesn't matter.
 */
export function blockOptions(g: Game): readonly BlockOption[] {
  const attackers = attackersSeen(g);
  const options: BlockOption[] = [];
  if (attackers.length === 0) return options;
  for (const id of g.s.battlefield) {
    const o = g.find(id);
    if (o === null) continue;
    const c = g.chars(o);
    if (!canBeDeclared(g, o, c)) continue;
    const list: ObjectId[] = [];
    for (const x of attackers) if (canBlock(g, o, c, x.a, x.o, x.c)) list.push(x.a.id);
    if (list.length > 0)
      options.push({ blocker: id, attackers: list, max: Math.min(blocksAtOnce(c), list.length) });
  }
  return options;
}

function attackersSeen(g: Game): readonly Seen[] {
  const out: Seen[] = [];
  for (const a of g.s.combat?.attackers ?? []) {
    const o = g.find(a.id);
    if (o !== null) out.push({ a, o, c: g.chars(o) });
  }
  return out;
}

/** CR 509.1a: an untapped creature of the defending team that isn't a battle; decayed creatures can't (CR 702.147a). */
function canBeDeclared(g: Game, o: Obj, c: Chars): boolean {
  if (o.tapped || o.phasedOut || o.zone !== 'battlefield') return false;
  if ((c.types & TYPE.creature) === 0 || (c.types & TYPE.battle) !== 0) return false;
  return isDefending(g, c.controller) && !hasBit(c, KW.decayed);
}

/** How many attackers it may block: one, and as many more as effects allow. */
function blocksAtOnce(c: Chars): number {
  let n = 1;
  if ((c.restricted & RESTRICTION.blockAdditional) !== 0)
    for (const r of c.restrictions) if (r.mod.data.mod === 'blockAdditional') n += r.mod.n;
  return n;
}

/** The block as a problem for the search: restrictions and requirements of both sides (CR 509.1b-c). */
export function blockProblem(g: Game, options: readonly BlockOption[]): BlockProblem {
  const attackers = attackersSeen(g);
  const place = new Map<ObjectId, number>();
  attackers.forEach((x, i) => {
    place.set(x.a.id, i);
  });
  const costs = rulesNamed(g, 'blockCost');
  const blockers = options.map((x): BlockerNode => {
    const o = g.get(x.blocker);
    const c = g.chars(o);
    return {
      id: x.blocker,
      can: x.attackers.map((id) => place.get(id) ?? -1),
      max: x.max,
      must: countOf(c, RESTRICTION.mustBlock, 'mustBlock'),
      alone: (c.restricted & RESTRICTION.cantBlockAlone) !== 0,
      free: !costs.some(({ rule, env }) => rule.test === null || rule.test(g, o, c, env)),
    };
  });
  return {
    blockers,
    attackers: attackers.map((x) => attackerNode(x)),
    limit: maxBlockers(g, options.length),
  };
}

function attackerNode({ a, c }: Seen): AttackerNode {
  let min = hasBit(c, KW.menace) ? 2 : 1;
  let must = 0;
  let mustTwo = 0;
  let lure = 0;
  for (const r of c.restrictions) {
    const data = r.mod.data;
    if (data.mod === 'minBlockers') min = Math.max(min, r.mod.n);
    else if (data.mod === 'mustBeBlocked') {
      if (data.byAll === true) lure++;
      else if (data.byTwo === true) mustTwo++;
      else must++;
    }
  }
  return {
    id: a.id,
    min,
    max: (c.restricted & RESTRICTION.maxBlockersOne) !== 0 ? 1 : 1000,
    must,
    mustTwo,
    lure,
  };
}

function countOf(c: Chars, bit: number, mod: string): number {
  if ((c.restricted & bit) === 0) return 0;
  let n = 0;
  for (const r of c.restrictions) if (r.mod.data.mod === mod) n++;
  return n;
}

/** "No more than n creatures can block each combat" is for the team's one block (CR 805.10d). */
export function maxBlockers(g: Game, options: number): number {
  let limit = options;
  for (const { rule } of rulesNamed(g, 'maxBlockers'))
    if (rule.data.rule === 'maxBlockers') limit = Math.min(limit, rule.data.n);
  return limit;
}
