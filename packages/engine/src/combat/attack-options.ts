import { type AttackOption, isTeam, type ObjectId, type Seat, type TargetId } from '@ettin/schema';
import { KW, TYPE } from '../compile/bits.js';
import { hasBit } from '../compile/filter.js';
import type { Chars, Restriction } from '../compile/types.js';
import { RESTRICTION } from '../compile/zones.js';
import type { Game } from '../game.js';
import { type ActiveRule, rulesNamed } from '../layers/table.js';
import type { Env, Obj } from '../state/state.js';
import { withEnv, withIt, withKey } from '../state/with.js';
import { isSick } from './sick.js';
import { attackTargets, defenderAgainst, headsOf, reaches } from './targets.js';
import { bansTeam } from './team-ban.js';

/**
 * Every creature of the active team that could be declared as an attacker, with what it could attack
 * (CR 508.1a-c, 805.10b). Seen one by one: what holds for the set as a whole is `validateAttack`'s business.
 */
export function attackOptions(g: Game): readonly AttackOption[] {
  const targets = attackTargets(g);
  if (targets.length === 0) return [];
  const defenders = targets.map((t) => defenderAgainst(g, t));
  const forbidding = rulesNamed(g, 'cantBeAttackedBy');
  const options: AttackOption[] = [];
  for (const id of g.s.battlefield) {
    const o = g.find(id);
    if (o === null) continue;
    const c = g.chars(o);
    if (!canBeDeclared(g, o, c)) continue;
    const legal = legalTargets(g, o, c, targets, defenders, forbidding);
    if (legal.length > 0) options.push({ attacker: id, targets: legal });
  }
  return options;
}

/** CR 508.1a: an untapped creature of the active team that isn't a battle and isn't summoning sick. */
function canBeDeclared(g: Game, o: Obj, c: Chars): boolean {
  if (o.tapped || o.phasedOut || o.zone !== 'battlefield') return false;
  if ((c.types & TYPE.creature) === 0 || (c.types & TYPE.battle) !== 0) return false;
  if (g.player(c.controller).team !== g.s.turn.team) return false;
  // CR 702.3b: a creature with defender can't attack
  if (hasBit(c, KW.defender) && (c.restricted & RESTRICTION.attackDespiteDefender) === 0) return false;
  return !isSick(g, o, c);
}

function legalTargets(
  g: Game,
  o: Obj,
  c: Chars,
  targets: readonly TargetId[],
  defenders: readonly TargetId[],
  forbidding: readonly ActiveRule[],
): readonly TargetId[] {
  const restricted = (c.restricted & RESTRICTION.cantAttack) !== 0;
  if (!restricted && forbidding.length === 0) return targets;
  return targets.filter(
    (t, i) =>
      !(restricted && mayNotAttack(g, o, c.restrictions, t, defenders[i] ?? -1)) &&
      !forbids(g, o, c, t, defenders[i] ?? -1, forbidding),
  );
}

/** "Can't attack", "can't attack that player", "can't attack unless" (CR 508.1c), for one target. */
function mayNotAttack(
  g: Game,
  o: Obj,
  list: readonly Restriction[],
  target: TargetId,
  defender: TargetId,
): boolean {
  for (const r of list) {
    if (r.mod.data.mod !== 'cantAttack') continue;
    const { players, condition } = r.mod;
    const holds = (heads: readonly Seat[]) => {
      const env = against(r.env, o.id, heads);
      return condition === null || !condition(g, env);
    };
    if (isTeam(target)) {
      if (bansTeam(g, r.env, headsOf(g, target), players?.(g, r.env) ?? null, holds)) return true;
      continue;
    }
    if (players !== null && !players(g, against(r.env, o.id, [defender])).includes(target)) continue;
    if (holds([defender])) return true;
  }
  return false;
}

/** The environment of a restriction while one defending player, or each of several, is considered (CR 805.10e). */
export function against(env: Env, it: ObjectId, defenders: readonly Seat[]): Env {
  return withEnv(withIt(env, it), 'bound', withKey(env.bound, 'defendingPlayer', defenders));
}

/** "Creatures … can't attack you (or planeswalkers you control)": for the head attacked only (CR 805.10b). */
function forbids(
  g: Game,
  o: Obj,
  c: Chars,
  target: TargetId,
  defender: TargetId,
  rules: readonly ActiveRule[],
): boolean {
  for (const { rule, env } of rules) {
    const data = rule.data;
    if (data.rule !== 'cantBeAttackedBy') continue;
    if (!reaches(g, target, data.planeswalkersToo === true)) continue;
    if (rule.test !== null && !rule.test(g, o, c, env)) continue;
    const who = rule.who;
    if (isTeam(target)) {
      const heads = headsOf(g, target);
      const whom = who === null ? heads : heads.filter((seat) => who(g, env, seat));
      if (bansTeam(g, env, heads, whom, ALWAYS)) return true;
    } else if (who === null || who(g, env, defender)) return true;
  }
  return false;
}

const ALWAYS = (): boolean => true;
