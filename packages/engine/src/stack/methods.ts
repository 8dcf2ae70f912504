import type { CastMethod, Seat } from '@ettin/schema';
import { KW, TYPE } from '../compile/bits.js';
import { hasBit } from '../compile/filter.js';
import type { Chars } from '../compile/types.js';
import type { Game } from '../game.js';
import { makeChars } from '../layers/base.js';
import { rulesNamed } from '../layers/table.js';
import type { Obj } from '../state/state.js';
import type { No } from './castable.js';
import { keywordOf } from './cost.js';

const no = (message: string): No => ({ code: 'cantCast', cite: 'cast', message });

/** From which zone and under which condition each way of casting works; null when it does. */
export function methodAllowed(
  g: Game,
  seat: Seat,
  o: Obj,
  side: 0 | 1,
  method: CastMethod,
  c: Chars,
): No | null {
  const def = g.rules.defs[o.def];
  if (def === undefined) return no('not a card');
  if (side === 1 && !secondFaceCastable(def.layout, o, method)) return no('that face cannot be cast');
  if (side === 0 && o.zone === 'graveyard' && def.layout === 'aftermath' && method === 'aftermath')
    return no('only the other half');
  switch (method) {
    case 'normal':
      return o.zone === 'hand' && o.owner === seat
        ? def.layout === 'aftermath' && side === 1
          ? no('only from a graveyard')
          : null
        : no('not in your hand');
    case 'surge':
      return o.zone === 'hand' && o.owner === seat && keywordOf(c, 'surge') !== null && teamCastSpell(g, seat)
        ? null
        : no('no teammate has cast a spell this turn');
    case 'spectacle':
      return o.zone === 'hand' &&
        o.owner === seat &&
        keywordOf(c, 'spectacle') !== null &&
        opponentLostLife(g, seat)
        ? null
        : no('no opponent has lost life this turn');
    case 'evoke':
    case 'dash':
    case 'bestow':
    case 'overload':
      return o.zone === 'hand' && o.owner === seat && keywordOf(c, method) !== null
        ? null
        : no('not in your hand');
    case 'faceDown':
      return o.zone === 'hand' && o.owner === seat && side === 0 && keywordOf(c, 'morph') !== null
        ? null
        : no('it has no morph');
    case 'flashback':
    case 'escape':
      return o.zone === 'graveyard' && o.owner === seat && keywordOf(c, method) !== null
        ? null
        : no('not in your graveyard');
    case 'retrace':
    case 'jumpStart':
      return o.zone === 'graveyard' && o.owner === seat && hasBit(c, KW[method])
        ? null
        : no('not in your graveyard');
    case 'fuse':
      return o.zone === 'hand' && o.owner === seat && side === 0 && hasBit(c, KW.fuse)
        ? null
        : no('it has no fuse, or is not in your hand');
    case 'aftermath':
      return o.zone === 'graveyard' && o.owner === seat && side === 1 && def.layout === 'aftermath'
        ? null
        : no('not in your graveyard');
    case 'permission':
    case 'free':
    case 'alternative':
      return waysToPlay(g, seat, o, c).includes(method) ? null : no('nothing lets you cast it so from there');
    case 'madness':
      return no('not now');
  }
}

function secondFaceCastable(layout: string, o: Obj, method: CastMethod): boolean {
  if (layout === 'split' || layout === 'modalDoubleFaced') return true;
  if (layout === 'adventure') return !(o.zone === 'exile' && o.marks?.onAdventure !== undefined);
  return layout === 'aftermath' && method === 'aftermath';
}

/** Has anybody of the team cast a spell this turn (CR 702.117a)? */
function teamCastSpell(g: Game, seat: Seat): boolean {
  return g.teamOf(seat).seats.some((s) => (g.player(s).tally.spellsCast ?? 0) > 0);
}

function opponentLostLife(g: Game, seat: Seat): boolean {
  return g.s.players.some((p) => !g.sameTeam(p.seat, seat) && (p.tally.lifeLost ?? 0) > 0);
}

/** For the mana cost, for nothing, or for life equal to the mana value instead. */
type Way = 'permission' | 'free' | 'alternative';
const NO_WAY: readonly Way[] = [];

/** How effects let the player play this card from where it is. */
export function waysToPlay(g: Game, seat: Seat, o: Obj, c: Chars): readonly Way[] {
  if (o.zone === 'hand' || o.zone === 'battlefield' || o.zone === 'stack') return NO_WAY;
  let out = NO_WAY;
  const add = (way: Way): void => {
    if (!out.includes(way)) out = [...out, way];
  };
  if (o.zone === 'exile' && o.marks?.onAdventure === 1 + seat) add('permission');
  for (const e of g.s.effects) {
    const effect = g.rules.lasting[e.op]?.effect;
    if (effect?.do !== 'mayPlay' || e.affected?.includes(o.id) !== true) continue;
    if ((e.values[0] ?? e.controller) !== seat) continue;
    add(effect.free === true ? 'free' : 'permission');
  }
  for (const a of rulesNamed(g, 'playFrom')) {
    const d = a.rule.data;
    if (d.rule !== 'playFrom' || (d.zone === 'libraryTop' ? 'library' : d.zone) !== o.zone) continue;
    if (o.owner !== seat || a.rule.who?.(g, a.env, seat) === false) continue;
    if (d.landsOnly === true && (c.types & TYPE.land) === 0) continue;
    if (a.rule.test === null || a.rule.test(g, o, c, a.env))
      add(d.payLifeInstead === true ? 'alternative' : 'permission');
  }
  return out;
}

/**
 * What would be cast, with what effects have given the card where it is: a way of casting it (flashback). In the
 * graveyard a split card is both halves together, and each half is cast with what the whole was given.
 */
export function charsToCast(g: Game, o: Obj, side: 0 | 1, printed: Chars): Chars {
  if (o.zone !== 'graveyard') return printed;
  const def = g.rules.defs[o.def];
  const now = g.chars(o);
  if (def === undefined || (side === 0 && def.whole === null)) return now;
  const own = (def.whole ?? def.faces[0]).base;
  const given = now.params.filter((p) => !own.params.includes(p));
  const kw0 = printed.kw0 | (now.kw0 & ~own.kw0);
  const kw1 = printed.kw1 | (now.kw1 & ~own.kw1);
  if (given.length === 0 && kw0 === printed.kw0 && kw1 === printed.kw1) return printed;
  const c = makeChars(printed);
  c.params = [...printed.params, ...given];
  c.kw0 = kw0;
  c.kw1 = kw1;
  return c;
}

const PLAIN: readonly CastMethod[] = ['normal'];

/** The ways in which a card in this zone could be cast at all, before asking whether it can be now. */
export function methodsFor(g: Game, seat: Seat, o: Obj, side: 0 | 1): readonly CastMethod[] {
  const face = g.rules.defs[o.def]?.faces[side];
  if (face === undefined) return [];
  const c = charsToCast(g, o, side, face.base);
  if (o.zone === 'hand' && c.params.length === 0 && !hasBit(c, KW.fuse)) return PLAIN;
  const out: CastMethod[] = [];
  if (o.zone === 'hand') {
    out.push('normal');
    if (side === 0 && hasBit(c, KW.fuse)) out.push('fuse');
    for (const p of c.params)
      switch (p.data.k) {
        case 'surge':
        case 'spectacle':
        case 'evoke':
        case 'dash':
        case 'bestow':
        case 'overload':
          out.push(p.data.k);
          break;
        case 'morph':
          if (side === 0) out.push('faceDown');
          break;
        default:
      }
    return out;
  }
  if (o.zone === 'graveyard' && o.owner === seat) {
    for (const p of c.params) if (p.data.k === 'flashback' || p.data.k === 'escape') out.push(p.data.k);
    if (hasBit(c, KW.retrace)) out.push('retrace');
    if (hasBit(c, KW.jumpStart)) out.push('jumpStart');
    if (side === 1 && g.rules.defs[o.def]?.layout === 'aftermath') out.push('aftermath');
  }
  out.push(...waysToPlay(g, seat, o, c));
  return out;
}
