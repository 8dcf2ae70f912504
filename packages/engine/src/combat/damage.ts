import type { AssignedDamage, ObjectId, TargetId } from '@ettin/schema';
import { KW } from '../compile/bits.js';
import { hasBit } from '../compile/filter.js';
import type { Chars } from '../compile/types.js';
import { RESTRICTION } from '../compile/zones.js';
import { happen } from '../events/happen.js';
import type { Game } from '../game.js';
import { assignsLethal, dividesInOrder } from '../keywords/damage.js';
import type { Attacker, Combat, TurnFrame } from '../state/state.js';
import { copyCombat } from '../state/with.js';
import { combatDamage, putOnStack } from './damage-stack.js';
import { settleHead } from './damaged-head.js';
import { type DivideAsked, suggestDivision, suggestInOrder, type Victim } from './divide.js';
import { damageOf, strikers } from './strikers.js';
import { defenderAgainst, NO_COMBAT, onBattlefield } from './targets.js';
import { countedOn, leastFor, lethalLeft, wholeDamage } from './whole-damage.js';

/**
 * Assigns and deals combat damage (CR 510.1-2): the active team for its attackers, then the defending team for
 * its blockers (CR 805.10f), then all of it at once. Returns false while a division is asked or the damage is
 * being dealt; true when all is done. `f.data` holds the creatures that assign damage in this step, fixed as it
 * begins (negative: the attacker is not to deal damage as though it were unblocked), `f.progress` the next of
 * them, counted from 1. Damage to a team stands in the assignments until the head is chosen (damaged-head.ts).
 */
export function assignCombatDamage(g: Game, f: TurnFrame, first: boolean): boolean {
  if (f.progress === 0) {
    const ids = strikers(g, first);
    f.data = ids;
    f.progress = 1;
    setCombat(g, { assignments: [], ...(first ? { firstStruck: ids } : {}) });
  }
  while (f.progress <= f.data.length) {
    if (!settleHead(g, f) || !assignOne(g, f, f.data[f.progress - 1] ?? 0)) return false;
    f.progress += 1;
  }
  if (f.progress === f.data.length + 1) {
    if (!settleHead(g, f)) return false;
    if (g.rules.edition.parameters.combatDamage === 'stack') {
      putOnStack(g);
      return true;
    }
    f.progress += 1;
    const assigned = g.s.combat?.assignments ?? [];
    setCombat(g, { assignments: [] });
    if (assigned.length > 0) {
      happen(g, assigned.map(combatDamage));
      return false;
    }
  }
  f.progress = 0;
  f.data = [];
  return true;
}

function setCombat(g: Game, change: Partial<Combat>): void {
  g.s.combat = Object.assign(copyCombat(g.s.combat ?? NO_COMBAT), change);
}

/** Lets one creature assign its damage; false if its controller's team has to be asked first. */
function assignOne(g: Game, f: TurnFrame, listed: number): boolean {
  const id = Math.abs(listed);
  const o = onBattlefield(g, id);
  if (o === null) return true;
  const c = g.chars(o);
  const total = damageOf(c);
  if (total === 0) return true;
  const attacker = g.s.combat?.attackers.find((a) => a.id === id);
  if (attacker === undefined) {
    const blocker = g.s.combat?.blockers.find((b) => b.id === id);
    return blocker === undefined || divide(g, f, id, c, total, present(g, blocker.blocks), -1);
  }
  const attacked = stillAttacked(g, attacker);
  if (!attacker.blocked) return assign(g, id, [attacked], [total]);
  const blockers = present(g, attacker.blockers);
  if (attacked !== -1 && listed > 0 && (c.restricted & RESTRICTION.damageUnblocked) !== 0) {
    if (f.answer === null) return askUnblocked(g, id, c);
    const value = f.answer.value;
    f.answer = null;
    if (value.kind === 'option' && value.option === 0) return assign(g, id, [attacked], [total]);
    const at = f.progress - 1;
    f.data = f.data.map((x, i) => (i === at ? -id : x));
  }
  const through = hasBit(c, KW.trample) ? attacked : -1;
  // CR 510.1c: blocked by nothing that is left; CR 702.19d: trample makes up for that
  if (blockers.length === 0) return assign(g, id, [through], [total]);
  return divide(g, f, id, c, total, blockers, through);
}

function present(g: Game, ids: readonly ObjectId[]): readonly ObjectId[] {
  return ids.filter((id) => onBattlefield(g, id) !== null);
}

/** What it attacks, if that still can be dealt damage (CR 506.4c, 510.1b); -1 for nothing. */
function stillAttacked(g: Game, a: Attacker): TargetId {
  return a.attacks >= 0 && defenderAgainst(g, a.attacks) >= 0 ? a.attacks : -1;
}

/** "You may have it assign its combat damage as though it weren't blocked." */
function askUnblocked(g: Game, id: ObjectId, c: Chars): false {
  g.ask({
    kind: 'option',
    players: g.teamOf(c.controller).seats,
    byTeam: true,
    purpose: 'may',
    source: id,
    options: [{ label: 'yes' }, { label: 'no' }],
    suggested: { kind: 'option', option: 0 },
  });
  return false;
}

/**
 * Divides damage freely among creatures (CR 510.1c-d), or in the order announced for them where the edition has one (CR
 * 510.1c-d of 2009), and with trample what is over (CR 702.19b); asks if there is a choice.
 */
function divide(
  g: Game,
  f: TurnFrame,
  id: ObjectId,
  c: Chars,
  total: number,
  among: readonly ObjectId[],
  through: TargetId,
): boolean {
  if (among.length === 0) return true;
  // there is nothing to divide
  if (among.length === 1 && through === -1) return assign(g, id, among, [total]);
  const deathtouch = assignsLethal(g, c);
  const victims = among.map((v) => victim(g, v, deathtouch));
  const whole = wholeDamage(g, f.data, f.progress - 1);
  const least = among.map((v) => leastFor(whole, v));
  const over = through !== -1 && total > sumOf(least);
  if (among.length === 1 && !over) return assign(g, id, among, [total]);
  const inOrder = dividesInOrder(g, c);
  // not enough for more than the first of them
  if (inOrder && total <= (least[0] ?? 0)) return assign(g, id, among, [total]);
  const recipients = over ? [...among, through] : among;
  const answer = f.answer?.value;
  if (answer?.kind === 'divide') {
    f.answer = null;
    return assign(g, id, recipients, answer.amounts);
  }
  const lethal = victims.map((v) => v.lethal);
  const counted = countedOn(whole);
  const asked: DivideAsked = {
    kind: 'divide',
    players: g.teamOf(c.controller).seats,
    byTeam: true,
    purpose: 'division',
    source: id,
    among: recipients,
    total,
    min: 0,
    lethal: over ? [...lethal, 0] : lethal,
    ...(over ? { trampleTo: through } : {}),
    ...(inOrder ? { inOrder } : {}),
    ...(counted === null ? {} : { least: over ? [...counted, 0] : counted }),
    suggested: { kind: 'divide', amounts: suggested(total, victims, over, inOrder, counted) },
  };
  g.ask(asked);
  return false;
}

const sumOf = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);

/** Lethal damage for all, and what is over tramples; else what is counted on, and the rest to the first; else as many as it takes. */
function suggested(
  total: number,
  victims: readonly Victim[],
  over: boolean,
  inOrder: boolean,
  counted: readonly number[] | null,
): readonly number[] {
  const rest = over ? [0] : [];
  const enough = victims.map((v, i) => Math.max(v.lethal, counted?.[i] ?? 0));
  const needed = sumOf(enough);
  if (over && total > needed) return [...enough, total - needed];
  if (counted !== null) {
    const left = total - sumOf(counted);
    return [...counted.map((n, i) => (i === 0 ? n + left : n)), ...rest];
  }
  return [...(inOrder ? suggestInOrder(total, victims) : suggestDivision(total, victims)), ...rest];
}

/** Any amount will do for a source with deathtouch (CR 702.2c). */
function victim(g: Game, id: ObjectId, deathtouch: boolean): Victim {
  const left = lethalLeft(g, id);
  const lethal = left === 0 ? 0 : deathtouch ? 1 : left;
  return { lethal, indestructible: hasBit(g.chars(g.get(id)), KW.indestructible) };
}

function assign(g: Game, source: ObjectId, to: readonly TargetId[], amounts: readonly number[]): true {
  const added: AssignedDamage[] = [];
  to.forEach((t, i) => {
    const amount = amounts[i] ?? 0;
    if (t !== -1 && amount > 0) added.push({ source, to: t, amount });
  });
  if (added.length > 0) setCombat(g, { assignments: [...(g.s.combat?.assignments ?? []), ...added] });
  return true;
}
