import { type AttackOption, isSeat, isTeam, type Seat, type TargetId } from '@ettin/schema';
import type { Chars } from '../compile/types.js';
import { RESTRICTION } from '../compile/zones.js';
import type { Game } from '../game.js';
import { type ActiveRule, rulesNamed } from '../layers/table.js';
import type { Obj } from '../state/state.js';
import { withIt } from '../state/with.js';
import { attackIsFree } from './attack-costs.js';
import { against } from './attack-options.js';
import type { Candidate, Group } from './attack-search.js';
import { defenderAgainst, headAttacked, headsOf, isHeadOf } from './targets.js';

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
    groups: option.targets.map((t) => groupsOf(g, c.controller, t, groups)),
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
 * (CR 701.15b-c). That player's partner will do (CR 805.10b), also as one of the team that is attacked.
 */
function weightOf(g: Game, o: Obj, c: Chars, target: TargetId, goaders: readonly Seat[]): number {
  if ((c.restricted & REQUIRED) === 0) return 0;
  let n = 0;
  const heads = isSeat(target) || isTeam(target) ? headsOf(g, target) : [];
  for (const seat of goaders) n += heads.some((head) => head !== seat) ? 2 : 1;
  for (const r of c.restrictions) {
    if (r.mod.data.mod !== 'mustAttack') continue;
    const players = r.mod.players?.(g, against(r.env, o.id, headsOf(g, defenderAgainst(g, target))));
    if (players === undefined || heads.some((head) => players.includes(head))) n++;
  }
  return n;
}

/** Bit for each shared requirement that is obeyed: by attacking the team, those of both heads. */
function groupsOf(g: Game, player: Seat, target: TargetId, groups: readonly Group[]): number {
  if (groups.length === 0) return 0;
  const attacked = headAttacked(g, target);
  let bits = 0;
  groups.forEach((x, i) => {
    if (x.player === player && isHeadOf(g, attacked, x.head)) bits |= 1 << i;
  });
  return bits;
}
