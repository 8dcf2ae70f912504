import type { ObjectId, Seat, TargetId } from '@ettin/schema';
import { KW } from '../compile/bits.js';
import { eachIn } from '../compile/enumerate.js';
import { hasBit } from '../compile/filter.js';
import type { Chars, CompiledTarget } from '../compile/types.js';
import { RESTRICTION } from '../compile/zones.js';
import type { Game } from '../game.js';
import { rulesNamed } from '../layers/table.js';
import { makeEnv } from '../state/env.js';
import type { Env, Obj } from '../state/state.js';
import { hasProtectionFrom } from './protection.js';

/** What does the targeting: a spell or ability, its controller, and whose characteristics count (CR 115, 702.11). */
export interface Targeting {
  readonly controller: Seat;
  /** The spell, or the source of the ability. */
  readonly source: ObjectId;
  readonly chars: Chars | null;
  /** The object on the stack, which can't target itself (CR 115.5). */
  readonly self: ObjectId;
}

/** Everything that could be chosen for this target now. */
export function targetCandidates(g: Game, t: CompiledTarget, by: Targeting, env: Env): readonly TargetId[] {
  const out: TargetId[] = [];
  const what = t.spec.what;
  if (what.player !== undefined || what.any === true)
    for (const p of g.s.players) if (legalPlayer(g, t, p.seat, by)) out.push(p.seat);
  const test = t.object;
  if (test !== null)
    eachIn(g, t.zones, (o) => {
      if (o.zone === 'library' || (o.zone === 'hand' && !g.sameTeam(o.owner, by.controller))) return;
      if (legalObject(g, t, o, by, env)) out.push(o.id);
    });
  return out;
}

function legalPlayer(g: Game, t: CompiledTarget, seat: Seat, by: Targeting): boolean {
  return rightPlayer(g, t, seat, by) && !shielded(g, seat, by, !g.sameTeam(seat, by.controller));
}

/** Everything that answers the description, for a text that says "each": nothing is targeted (CR 702.96b). */
export function eachMeant(g: Game, t: CompiledTarget, by: Targeting, env: Env): readonly TargetId[] {
  const what = t.spec.what;
  const out: TargetId[] = [];
  if (what.player !== undefined || what.any === true)
    for (const p of g.s.players) if (rightPlayer(g, t, p.seat, by)) out.push(p.seat);
  const test = t.object;
  if (test !== null)
    eachIn(g, t.zones, (o) => {
      if (o.id !== by.self && test(g, o, g.chars(o), env)) out.push(o.id);
    });
  return out;
}

function rightPlayer(g: Game, t: CompiledTarget, seat: Seat, by: Targeting): boolean {
  if (g.teamOf(seat).lost !== null) return false;
  const opponent = !g.sameTeam(seat, by.controller);
  switch (t.spec.what.player) {
    case 'opponent':
      if (!opponent) return false;
      break;
    case 'you':
      if (seat !== by.controller) return false;
      break;
    case 'teammate':
      if (opponent || seat === by.controller) return false;
      break;
    case 'team':
      if (opponent) return false;
      break;
    case 'other':
      if (seat === by.controller) return false;
      break;
    case 'any':
      break;
    case undefined:
      if (t.spec.what.any !== true) return false;
  }
  return true;
}

/** Hexproof, shroud and protection of players. */
function shielded(g: Game, seat: Seat, by: Targeting, opponent: boolean): boolean {
  for (const a of rulesNamed(g, 'playerShroud')) if (a.rule.who?.(g, a.env, seat) !== false) return true;
  if (opponent)
    for (const a of rulesNamed(g, 'playerHexproof')) if (a.rule.who?.(g, a.env, seat) !== false) return true;
  return playerProtected(g, seat, by.source);
}

/** Has the player protection from this source (CR 702.16k)? */
export function playerProtected(g: Game, seat: Seat, id: ObjectId): boolean {
  for (const a of rulesNamed(g, 'playerProtection')) {
    if (a.rule.who?.(g, a.env, seat) === false) continue;
    const source = g.look(id);
    if (source !== null && (a.rule.test === null || a.rule.test(g, source.o, source.c, a.env))) return true;
  }
  return false;
}

/** May this object be targeted with this: filter, zone, shroud, hexproof, protection (CR 115.1, 702.11, 702.16b, 702.18). */
export function legalObject(g: Game, t: CompiledTarget, o: Obj, by: Targeting, env: Env): boolean {
  if (o.id === by.self) return false;
  const test = t.object;
  if (test === null || !t.zones.includes(o.zone)) return false;
  if (o.zone === 'stack' && t.stackKind === 'spell' && o.stack?.kind !== 'spell') return false;
  const c = g.chars(o);
  if (!test(g, o, c, env)) return false;
  if (o.zone !== 'battlefield') return true;
  if (hasBit(c, KW.shroud)) return false;
  const opponent = !g.sameTeam(c.controller, by.controller);
  if (opponent && hasBit(c, KW.hexproof)) return false;
  if ((c.restricted & RESTRICTION.cantBeTargeted) !== 0)
    for (const r of c.restrictions)
      if (r.mod.data.mod === 'cantBeTargeted' && r.mod.who?.(g, r.env, by.controller) !== false) return false;
  if (c.params.length > 0 && by.chars !== null) {
    if (hasProtectionFrom(g, o, by.chars, g.look(by.source)?.o ?? null)) return false;
    if (opponent)
      for (const p of c.params)
        if (
          p.data.k === 'hexproofFrom' &&
          p.test?.(g, g.look(by.source)?.o ?? o, by.chars, makeEnv(o.id, c.controller)) === true
        )
          return false;
  }
  return true;
}

/** Is a target that was chosen still legal (CR 608.2b)? */
export function stillLegal(g: Game, t: CompiledTarget, id: TargetId, by: Targeting, env: Env): boolean {
  if (id < 65536) return legalPlayer(g, t, id, by);
  const o = g.find(id);
  return o !== null && !o.phasedOut && legalObject(g, t, o, by, env);
}

/** Are there at least that many things to choose? Stops at the first that suffice. */
function hasEnough(g: Game, t: CompiledTarget, by: Targeting, env: Env, need: number): boolean {
  if (need <= 0) return true;
  let n = 0;
  const what = t.spec.what;
  if (what.player !== undefined || what.any === true)
    for (const p of g.s.players) if (legalPlayer(g, t, p.seat, by) && ++n >= need) return true;
  if (t.object === null) return false;
  if (t.zones.length === 1 && t.zones[0] === 'battlefield') {
    const battlefield = g.s.battlefield;
    for (let i = 0; i < battlefield.length; i++) {
      const o = g.find(battlefield[i] as ObjectId);
      if (o !== null && !o.phasedOut && legalObject(g, t, o, by, env) && ++n >= need) return true;
    }
    return false;
  }
  return targetCandidates(g, t, by, env).length >= need;
}

/** Could the targets be chosen at all? Specs that exclude each other need that many different ones. */
export function hasLegalTargets(g: Game, specs: readonly CompiledTarget[], by: Targeting, env: Env): boolean {
  if (specs.length === 0) return true;
  if (specs.every((t) => t.spec.otherThan === undefined)) {
    for (const t of specs) if (!hasEnough(g, t, by, env, t.min(g, env))) return false;
    return true;
  }
  return hasDistinctTargets(g, specs, by, env);
}

function hasDistinctTargets(g: Game, specs: readonly CompiledTarget[], by: Targeting, env: Env): boolean {
  const found: (readonly TargetId[])[] = [];
  for (const t of specs) {
    const min = t.min(g, env);
    const candidates = targetCandidates(g, t, by, env);
    found.push(candidates);
    if (min <= 0) continue;
    let need = min;
    for (const id of t.spec.otherThan ?? []) {
      const at = specs.findIndex((s) => s.spec.id === id);
      const other = found[at];
      const otherSpec = specs[at];
      if (
        other !== undefined &&
        otherSpec !== undefined &&
        other.length === 1 &&
        otherSpec.min(g, env) > 0 &&
        candidates.includes(other[0] ?? -1)
      )
        need += 1;
    }
    if (candidates.length < need) return false;
  }
  return true;
}
