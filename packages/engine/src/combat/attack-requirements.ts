import type { AttackOption, Seat, TargetId } from '@ettin/schema';
import type { Chars } from '../compile/types.js';
import { RESTRICTION } from '../compile/zones.js';
import type { Game } from '../game.js';
import { type ActiveRule, rulesNamed } from '../layers/table.js';
import type { Obj } from '../state/state.js';
import { withIt } from '../state/with.js';
import { attackIsFree } from './attack-costs.js';
import { against } from './attack-options.js';
import type { Candidate, Group } from './attack-search.js';
import { defenderAgainst, headAttacked } from './targets.js';

/** What the attack as a whole has to obey if it can (CR 508.1d). */
export interface AttackRequirements {
  readonly candidates: readonly Candidate[];
  readonly groups: readonly Group[];
}

const REQUIRED = RESTRICTION.mustAttack | RESTRICTION.goaded;

/** Requirements on the creatures that could attack, or null where there are none. */
export function attackRequirements(g: Game, options: readonly AttackOption[]): AttackRequirements | null {
  const groups = sharedRequirements(g);
  if (groups.length === 0 && !options.some((x) => (g.chars(g.get(x.attacker)).restricted & REQUIRED) !== 0))
    return null;
  const costs = rulesNamed(g, 'attackCost');
  return { candidates: options.map((x) => candidate(g, x, groups, costs)), groups };
}

/** Rule `mustAttackYou`: each such player, for each head that asks it. */
function sharedRequirements(g: Game): readonly Group[] {
  const groups: Group[] = [];
  for (const { rule, env } of rulesNamed(g, 'mustAttackYou')) {
    const head = env.controller;
    for (const player of g.team(g.s.turn.team).seats) {
      if (rule.who !== null && !rule.who(g, env, player)) continue;
      const known = groups.findIndex((x) => x.player === player && x.head === head);
      const n = groups[known]?.n ?? 0;
      if (known < 0) groups.push({ player, head, n: 1 });
      else groups[known] = { player, head, n: n + 1 };
    }
  }
  return groups;
}

function candidate(
  g: Game,
  option: AttackOption,
  groups: readonly Group[],
  costs: readonly ActiveRule[],
): Candidate {
  const o = g.get(option.attacker);
  const c = g.chars(o);
  const goaders = goadersOf(g, o, c);
  return {
    id: o.id,
    targets: option.targets,
    weights: option.targets.map((t) => weightOf(g, o, c, t, goaders)),
    groups: option.targets.map((t) => groupOf(g, c.controller, t, groups)),
    free: option.targets.map((t) => costs.length === 0 || attackIsFree(g, o, c, t, costs)),
    alone: (c.restricted & RESTRICTION.cantAttackAlone) !== 0,
  };
}

/** Players who have goaded the creature, each of them once (CR 701.15d). */
function goadersOf(g: Game, o: Obj, c: Chars): readonly Seat[] {
  if ((c.restricted & RESTRICTION.goaded) === 0) return [];
  const seats: Seat[] = [];
  for (const r of c.restrictions) {
    if (r.mod.data.mod !== 'goaded' || r.mod.players === null) continue;
    for (const seat of r.mod.players(g, withIt(r.env, o.id))) if (!seats.includes(seat)) seats.push(seat);
  }
  return seats;
}

/**
 * Each goading player asks two things: that it attacks, and that it attacks a player other than them
 * (CR 701.15b-c). That player's partner will do (CR 805.10b).
 */
function weightOf(g: Game, o: Obj, c: Chars, target: TargetId, goaders: readonly Seat[]): number {
  if ((c.restricted & REQUIRED) === 0) return 0;
  let n = 0;
  for (const seat of goaders) n += target < 65536 && target !== seat ? 2 : 1;
  for (const r of c.restrictions) {
    if (r.mod.data.mod !== 'mustAttack') continue;
    if (r.mod.players === null) n++;
    else if (r.mod.players(g, against(r.env, o.id, defenderAgainst(g, target))).includes(target)) n++;
  }
  return n;
}

function groupOf(g: Game, player: Seat, target: TargetId, groups: readonly Group[]): number {
  if (groups.length === 0) return -1;
  const head = headAttacked(g, target);
  return groups.findIndex((x) => x.player === player && x.head === head);
}
