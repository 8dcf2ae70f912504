import type {
  AttackDeclaration,
  AttackOption,
  Decision,
  ObjectId,
  Refusal,
  RefusalAbout,
} from '@ettin/schema';
import { KW, READS } from '../compile/bits.js';
import { hasBit } from '../compile/filter.js';
import { RESTRICTION } from '../compile/zones.js';
import type { Game } from '../game.js';
import { rulesNamed } from '../layers/table.js';
import { refuse } from '../refusal.js';
import type { Attacker, PendingAttack } from '../state/state.js';
import { withCombat, withKey } from '../state/with.js';
import { addTally } from '../teams/tally.js';
import { listens, occur, occurrence } from '../triggers/occur.js';
import { attackCosts } from './attack-costs.js';
import { attackOptions } from './attack-options.js';
import { type AttackRequirements, attackRequirements } from './attack-requirements.js';
import { type Best, bestAttack, obeyedBy } from './attack-search.js';
import { couldBeAttacking, putAttacking, removeFromCombat } from './membership.js';
import { whoCantPay } from './payment.js';
import { defenderAgainst, NO_COMBAT, onBattlefield, onlyHead } from './targets.js';

export { attackCosts, attackOptions, putAttacking, removeFromCombat };

type AttackersAsked = Omit<Extract<Decision, { kind: 'attackers' }>, 'id'>;

/**
 * Declaring attackers as one decision of the whole active team (CR 508.1, 805.10b); null if nobody can attack.
 * `suggested` is a smallest legal attack, `required` the part of it that no legal attack does without.
 */
export function attackDecision(g: Game): AttackersAsked | null {
  const options = attackOptions(g);
  const limit = maxAttackers(g, options.length);
  if (options.length === 0 || limit === 0) return null;
  const needs = attackRequirements(g, options);
  const best = needs === null ? NOTHING : bestAttack(needs.candidates, needs.groups, limit);
  return {
    kind: 'attackers',
    players: g.team(g.s.turn.team).seats,
    byTeam: true,
    purpose: 'choose',
    options,
    required: needs === null ? [] : best.attackers.filter((a) => isNeeded(needs, limit, best, a.attacker)),
    maxAttackers: limit,
    suggested: { kind: 'attackers', attackers: best.attackers },
  };
}

const NOTHING: Best = { score: 0, attackers: [] };

function isNeeded(needs: AttackRequirements, limit: number, best: Best, id: ObjectId): boolean {
  const others = needs.candidates.filter((c) => c.id !== id);
  return bestAttack(others, needs.groups, limit).score < best.score;
}

/** "No more than n creatures can attack each combat" is for the team's one attack (CR 805.10b). */
function maxAttackers(g: Game, options: number): number {
  let limit = options;
  for (const { rule } of rulesNamed(g, 'maxAttackers'))
    if (rule.data.rule === 'maxAttackers') limit = Math.min(limit, rule.data.n);
  return limit;
}

/** Checks the team's attack as a whole (CR 508.1a-d, 805.10b); null if it is legal and can be paid for. */
export function validateAttack(g: Game, attackers: readonly AttackDeclaration[]): Refusal | null {
  const options = attackOptions(g);
  const seen = new Set<ObjectId>();
  for (const a of attackers) {
    if (seen.has(a.attacker)) return illegal(g, 'it attacks twice', { object: a.attacker });
    seen.add(a.attacker);
    const refusal = validateOne(g, a, options);
    if (refusal !== null) return refusal;
  }
  const limit = maxAttackers(g, options.length);
  if (attackers.length > limit) return illegal(g, 'no more creatures can attack', { n: limit });
  const only = attackers.length === 1 ? attackers[0] : undefined;
  // a partner's creature is company enough: the team has one attack (CR 506.5, 805.10b)
  if (only !== undefined && (g.chars(g.get(only.attacker)).restricted & RESTRICTION.cantAttackAlone) !== 0)
    return illegal(g, "it can't attack alone", { object: only.attacker });
  const needs = attackRequirements(g, options);
  if (needs !== null) {
    const best = bestAttack(needs.candidates, needs.groups, limit);
    const obeyed = obeyedBy(needs.candidates, needs.groups, attackers);
    if (obeyed < best.score)
      return illegal(g, 'a requirement to attack could be obeyed and is not', { n: best.score - obeyed });
  }
  return validatePayment(g, attackers);
}

function illegal(g: Game, message: string, about?: RefusalAbout): Refusal {
  return refuse(g.rules, 'illegalAttack', 'combat.attackers', message, about);
}

function validateOne(g: Game, a: AttackDeclaration, options: readonly AttackOption[]): Refusal | null {
  if (onBattlefield(g, a.attacker) === null)
    return refuse(g.rules, 'unknownObject', 'combat.attackers', `no permanent ${a.attacker}`);
  const option = options.find((x) => x.attacker === a.attacker);
  if (option === undefined) return illegal(g, "it can't attack", { object: a.attacker });
  if (option.targets.includes(a.attacks)) return null;
  return refuse(g.rules, 'illegalAttack', 'combat.attackTarget', "it can't attack that", {
    object: a.attacker,
  });
}

function validatePayment(g: Game, attackers: readonly AttackDeclaration[]): Refusal | null {
  const payments = attackCosts(g, attackers);
  if (payments.length === 0) return null;
  const tapped = attackers.map((a) => a.attacker).filter((id) => tapsToAttack(g, id));
  const seat = whoCantPay(g, payments, tapped);
  return seat < 0
    ? null
    : refuse(g.rules, 'cantPay', 'combat.attackers', `player ${seat} can't pay to attack`);
}

/** Attacking taps creatures without vigilance (CR 508.1f, 702.20b). */
function tapsToAttack(g: Game, id: ObjectId): boolean {
  const o = onBattlefield(g, id);
  return o !== null && !o.tapped && !hasBit(g.chars(o), KW.vigilance);
}

/** Taps the chosen creatures, before any cost is paid (CR 508.1f), and remembers the attack until then. */
export function tapAttackers(g: Game, attackers: readonly AttackDeclaration[]): void {
  g.s.combat = withCombat(g.s.combat ?? NO_COMBAT, 'pendingAttack', attackers);
  const tapping = attackers.map((a) => a.attacker).filter((id) => tapsToAttack(g, id));
  if (tapping.length === 0) return;
  for (const id of tapping) {
    g.own(id).tapped = true;
    g.emit({ type: 'tapped', cite: 'combat.attackers', audience: 'all', object: id, tapped: true });
  }
  g.changed(READS.tapped);
  if (listens(g, 'tap')) for (const id of tapping) occur(g, occurrence('tap', { object: id }));
}

/**
 * The chosen creatures become attacking creatures (CR 508.1k) and abilities trigger (CR 508.1m). One that its
 * controller lost while costs were paid doesn't.
 */
export function declareAttack(g: Game, attackers: readonly PendingAttack[]): void {
  const before = g.s.combat ?? NO_COMBAT;
  const added: Attacker[] = [];
  for (const a of attackers) {
    const defender = defenderAgainst(g, a.attacks);
    if (defender >= 0 && couldBeAttacking(g, a.attacker))
      added.push({
        id: a.attacker,
        attacks: a.attacks,
        defender: a.defender ?? defender,
        blocked: false,
        blockers: [],
      });
  }
  g.s.combat = { ...before, attackers: [...before.attackers, ...added], pendingAttack: [] };
  for (const a of added) {
    const own = g.own(a.id);
    own.marks = withKey(own.marks, 'attacked', g.s.turn.number);
  }
  g.changed(READS.combat);
  if (added.length === 0) return;
  for (const seat of g.team(g.s.turn.team).seats) {
    const n = added.filter((a) => g.controllerOf(a.id) === seat).length;
    if (n > 0) addTally(g, seat, 'attackersDeclared', n);
  }
  g.emit({
    type: 'attackers',
    cite: 'combat.attackers',
    audience: 'all',
    team: g.s.turn.team,
    attacks: added.map((a) => ({ attacker: a.id, attacks: a.attacks })),
  });
  if (listens(g, 'attacks'))
    for (const a of added)
      occur(
        g,
        occurrence('attacks', { object: a.id, other: a.attacks, player: onlyHead(a), nth: added.length }),
      );
  if (listens(g, 'attackersDeclared'))
    occur(g, occurrence('attackersDeclared', { objects: added.map((a) => a.id), nth: added.length }));
}
