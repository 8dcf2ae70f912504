import type { ObjectId } from '@ettin/schema';
import type { Chars } from '../compile/types.js';
import { ZONE_BIT } from '../compile/zones.js';
import type { Game } from '../game.js';
import { DirectCache } from '../state/direct-cache.js';
import type { Obj } from '../state/state.js';
import { baseChars } from './base.js';

/** Every object with abilities that may work now, with its characteristics: permanents first. */
export function eachSource(g: Game, visit: Visit): void {
  const s = g.s;
  for (const id of s.battlefield) {
    const o = g.find(id);
    if (o !== null && !o.phasedOut) visit(o, g.chars(o), ZONE_BIT.battlefield);
  }
  for (const id of s.command) visitOther(g, g.find(id), ZONE_BIT.command, visit);
  for (const id of s.stack) visitOther(g, g.find(id), ZONE_BIT.stack, visit);
  for (const pile of s.graveyards) visitPile(g, pile, ZONE_BIT.graveyard, visit);
  for (const hand of s.hands) for (const o of hand) visitOther(g, o, ZONE_BIT.hand, visit);
  visitPile(g, s.exile, ZONE_BIT.exile, visit);
}

/** Piles are long and rarely change, and few cards work from there: which do is kept with the pile itself. */
const working = new DirectCache<readonly ObjectId[], readonly ObjectId[]>(512);

function visitPile(g: Game, pile: readonly ObjectId[], zone: number, visit: Visit): void {
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
  for (const id of ids) visitOther(g, g.find(id), zone, visit);
}

type Visit = (o: Obj, c: Chars, zone: number) => void;

function visitOther(g: Game, o: Obj | null, zone: number, visit: Visit): void {
  if (o === null || o.def < 0 || o.faceDown !== 0) return;
  const face = g.rules.defs[o.def]?.faces[o.face];
  if (face === undefined || (face.zones & zone) === 0) return;
  visit(o, baseChars(g, o), zone);
}
