import type { ObjectId } from '@ettin/schema';
import type { Chars } from '../compile/types.js';
import { ZONE_BIT } from '../compile/zones.js';
import type { Game } from '../game.js';
import { DirectCache } from '../state/direct-cache.js';
import type { Obj, Token } from '../state/state.js';
import { baseChars, KIND } from './base.js';
import { hasOwnValues } from './exceptions.js';
import type { Modified } from './modified.js';

/**
 * Objects that by their copiable values bring something: a static, triggered or replacement ability, or values or
 * counters of their own. Most permanents bring nothing, and who does follows from the objects alone: looked up once
 * a token, in the order in which sources are visited.
 */
interface Relevant {
  readonly permanents: readonly ObjectId[];
  /** Elsewhere, with the bit of its zone behind each. */
  readonly others: readonly number[];
}

const known = new DirectCache<Token, Relevant>(16);
const WORKING = KIND.triggered | KIND.statics | KIND.replacement | KIND.rules;

type Visit = (o: Obj, c: Chars, zone: number) => void;

/** Every object with abilities that may work now, with its characteristics by copiable values: permanents first. */
export function eachSource(g: Game, visit: Visit): void {
  const { permanents, others } = relevantOf(g);
  for (let i = 0; i < permanents.length; i++) {
    const o = g.find(permanents[i] as ObjectId);
    if (o !== null && !o.phasedOut) visit(o, g.chars(o), ZONE_BIT.battlefield);
  }
  eachOther(g, others, visit);
}

/** The same once characteristics have been worked out: they may have given permanents abilities. */
export function eachSourceWith(g: Game, modified: Modified, visit: Visit): void {
  if (modified.isEmpty) return eachSource(g, visit);
  const { permanents, others } = relevantOf(g);
  const battlefield = g.s.battlefield;
  let next = 0;
  for (let i = 0; i < battlefield.length; i++) {
    const id = battlefield[i] as ObjectId;
    const brings = permanents[next] === id;
    if (brings) next += 1;
    else if (modified.get(id) === undefined) continue;
    const o = g.find(id);
    if (o !== null && !o.phasedOut) visit(o, g.chars(o), ZONE_BIT.battlefield);
  }
  eachOther(g, others, visit);
}

function eachOther(g: Game, others: readonly number[], visit: Visit): void {
  for (let i = 0; i < others.length; i += 2) {
    const o = g.find(others[i] as ObjectId);
    if (o !== null) visit(o, baseChars(g, o), others[i + 1] as number);
  }
}

function relevantOf(g: Game): Relevant {
  const token = g.s.token;
  const had = known.get(token, token.t);
  if (had !== null) return had;
  const s = g.s;
  const permanents: ObjectId[] = [];
  for (let i = 0; i < s.battlefield.length; i++) {
    const o = g.find(s.battlefield[i] as ObjectId);
    if (o === null) continue;
    if (o.counters !== null || (baseChars(g, o).kinds & WORKING) !== 0 || hasOwnValues(o))
      permanents.push(o.id);
  }
  const others: number[] = [];
  addIds(g, s.command, ZONE_BIT.command, others);
  addIds(g, s.stack, ZONE_BIT.stack, others);
  for (let i = 0; i < s.graveyards.length; i++)
    addPile(g, s.graveyards[i] as readonly ObjectId[], ZONE_BIT.graveyard, others);
  for (let i = 0; i < s.hands.length; i++) {
    const hand = s.hands[i] as readonly Obj[];
    for (let j = 0; j < hand.length; j++) add(g, hand[j] as Obj, ZONE_BIT.hand, others);
  }
  addPile(g, s.exile, ZONE_BIT.exile, others);
  const made = { permanents, others };
  known.set(token, token.t, made);
  return made;
}

function addIds(g: Game, ids: readonly ObjectId[], zone: number, others: number[]): void {
  for (let i = 0; i < ids.length; i++) add(g, g.find(ids[i] as ObjectId), zone, others);
}

/** Piles are long and rarely change, and few cards work from there: which do is kept with the pile itself. */
const working = new DirectCache<readonly ObjectId[], readonly ObjectId[]>(512);

function addPile(g: Game, pile: readonly ObjectId[], zone: number, others: number[]): void {
  const last = pile[pile.length - 1];
  if (last === undefined) return;
  let ids = working.get(pile, last);
  if (ids === null) {
    ids = pile.filter((id) => {
      const def = g.rules.defs[g.find(id)?.def ?? -1];
      return def?.faces.some((f) => (f.zones & zone) !== 0) === true;
    });
    working.set(pile, last, ids);
  }
  addIds(g, ids, zone, others);
}

function add(g: Game, o: Obj | null, zone: number, others: number[]): void {
  if (o === null || o.def < 0 || o.faceDown !== 0) return;
  const face = g.rules.defs[o.def]?.faces[o.face];
  if (face !== undefined && (face.zones & zone) !== 0) others.push(o.id, zone);
}
