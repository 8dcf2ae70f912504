import { COLOR, KW, TYPE } from '../compile/bits.js';
import { hasBit } from '../compile/filter.js';
import type { Chars } from '../compile/types.js';
import { RESTRICTION } from '../compile/zones.js';
import type { Game } from '../game.js';
import { makeEnv } from '../state/env.js';
import type { Attacker, Obj } from '../state/state.js';
import { withEnv, withIt, withKey } from '../state/with.js';
import { hasProtectionFrom } from '../targets/protection.js';
import { attackingHeads } from './query.js';
import { isHeadOf } from './targets.js';

/** Keywords that restrict who may block, so that most pairs are settled by one look. */
const EVASION: readonly (keyof typeof KW)[] = [
  'flying',
  'fear',
  'intimidate',
  'shadow',
  'skulk',
  'horsemanship',
];

/**
 * Whether this creature could block this attacker if nothing else were declared (CR 509.1b). Evasion
 * abilities are cumulative. What concerns the whole block (menace, blocking alone) is checked elsewhere.
 */
export function canBlock(g: Game, o: Obj, c: Chars, a: Attacker, ao: Obj, ac: Chars): boolean {
  if (hasBit(ac, KW.shadow) !== hasBit(c, KW.shadow)) return false;
  for (const k of EVASION) if (hasBit(ac, KW[k]) && evades(k, c, ac)) return false;
  // CR 702.16f
  if (ac.params.length > 0 && (hasProtectionFrom(g, ao, c, o) || walksPast(g, a, ao, ac))) return false;
  if ((ac.restricted & RESTRICTION.cantBeBlocked) !== 0 && cantBeBlockedBy(g, o, c, ao, ac)) return false;
  return (c.restricted & RESTRICTION.cantBlock) === 0 || !mayNotBlock(g, o, c, ao, ac);
}

function evades(k: keyof typeof KW, c: Chars, ac: Chars): boolean {
  switch (k) {
    case 'flying':
      // CR 702.9b, 702.17b
      return !hasBit(c, KW.flying) && !hasBit(c, KW.reach);
    case 'fear':
      // CR 702.36b: only artifact creatures and black ones block it
      return (c.types & TYPE.artifact) === 0 && (c.colors & COLOR.B) === 0;
    case 'intimidate':
      // CR 702.13b
      return (c.types & TYPE.artifact) === 0 && (c.colors & ac.colors) === 0;
    case 'skulk':
      // CR 702.118b
      return c.power > ac.power;
    case 'horsemanship':
      // CR 702.31b
      return !hasBit(c, KW.horsemanship);
    default:
      return false;
  }
}

/** Landwalk looks at the lands of the one defending player only (CR 702.14c, 805.10e), or of either if the team is attacked (CR 806.7d). */
function walksPast(g: Game, a: Attacker, ao: Obj, ac: Chars): boolean {
  for (const p of ac.params) {
    if (p.data.k !== 'landwalk' || p.test === null) continue;
    const env = makeEnv(ao.id, ac.controller);
    for (const id of g.s.battlefield) {
      const land = g.find(id);
      if (land === null || land.phasedOut) continue;
      const c = g.chars(land);
      if ((c.types & TYPE.land) !== 0 && isHeadOf(g, a.defender, c.controller) && p.test(g, land, c, env))
        return true;
    }
  }
  return false;
}

function cantBeBlockedBy(g: Game, o: Obj, c: Chars, ao: Obj, ac: Chars): boolean {
  for (const r of ac.restrictions) {
    if (r.mod.data.mod !== 'cantBeBlocked') continue;
    const env = withIt(r.env, ao.id);
    const { test, except } = r.mod;
    if (test === null && except === null) return true;
    if (test?.(g, o, c, env) === true) return true;
    if (except !== null && !except(g, o, c, env)) return true;
  }
  return false;
}

/** "Can't block", "can't block [such creatures]", "can't block unless", seen for this attacker (CR 805.10c). */
function mayNotBlock(g: Game, o: Obj, c: Chars, ao: Obj, ac: Chars): boolean {
  for (const r of c.restrictions) {
    if (r.mod.data.mod !== 'cantBlock') continue;
    const env = withEnv(
      withIt(r.env, o.id),
      'bound',
      withKey(r.env.bound, 'attackingPlayer', attackingHeads(g, ac.controller)),
    );
    if (r.mod.test !== null && !r.mod.test(g, ao, ac, env)) continue;
    if (r.mod.condition === null || !r.mod.condition(g, env)) return true;
  }
  return false;
}
