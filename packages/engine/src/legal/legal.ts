import type { Action, Decision, ObjectId, Seat } from '@ettin/schema';
import { READS, TYPE } from '../compile/bits.js';
import type { Rules } from '../compile/types.js';
import { USE } from '../compile/uses.js';
import { ZONE_BIT } from '../compile/zones.js';
import { Game } from '../game.js';
import { type Activation, activationsOf } from '../layers/activations.js';
import { KIND } from '../layers/base.js';
import { indexOf } from '../layers/table.js';
import { whyNotActivate } from '../stack/activate.js';
import { isSorceryTime, whyNotCast } from '../stack/castable.js';
import { methodsFor } from '../stack/methods.js';
import { DirectCache } from '../state/direct-cache.js';
import type { Obj, State } from '../state/state.js';
import { seesTop } from '../view/eyes.js';
import { whyNotPlayLand } from './land.js';
import { type Entry, memoOf } from './memo.js';
import { WAYS_UP, whyNotSpecial } from './special.js';

/**
 * Actions open to a player who may act now, the pass included; an empty list when they can't. Mana abilities are
 * apart (`manaActions`): they are legal too, but lead nowhere by themselves. Decisions other than priority aren't
 * listed but described (see `pendingDecisions`).
 */
export function legalActions(rules: Rules, state: State, seat: Seat): readonly Action[] {
  if (!mayAct(state, seat)) return NONE;
  const entry = memoOf(state, seat);
  const had = entry.lists[seat];
  if (had !== undefined) return had;
  const list = listActions(new Game(rules, state, true), seat, entry);
  entry.lists[seat] = list;
  return list;
}
const NONE: readonly Action[] = [];
const NO_CARDS: readonly Obj[] = [];

/** Mana abilities that the player could activate now, outside of paying for anything (CR 605.3a). */
export function manaActions(rules: Rules, state: State, seat: Seat): readonly Action[] {
  if (!mayAct(state, seat)) return NONE;
  const g = new Game(rules, state, true);
  const out: Action[] = [];
  for (const a of activationsOf(g).mana[seat] ?? []) activation(g, seat, a, out);
  return out;
}

function mayAct(state: State, seat: Seat): boolean {
  if (state.priority === null || state.pending !== null || state.result !== null) return false;
  return state.players[seat]?.team === state.priority.team && (state.priority.passed & (1 << seat)) === 0;
}

function activation(g: Game, player: Seat, a: Activation, out: Action[]): void {
  const o = g.find(a.object);
  if (o !== null && whyNotActivate(g, player, o, a.ability) === null)
    out.push({ type: 'activate', player, object: a.object, ability: a.ability });
}

function listActions(g: Game, player: Seat, entry: Entry): readonly Action[] {
  const out: Action[] = [{ type: 'pass', player }];
  const index = indexOf(g);
  const anything = isSorceryTime(g, player) || index.rules.has('castAsThoughFlash');
  const bound = READS.turn | READS.combat;
  let anyStep = !anything && (g.readsOfBoard() & bound) === 0 && !index.rules.has('cantCast');
  const skipped = USE.instantSpeed | USE.activatedInHand;
  const hand = g.s.hands[player] ?? NO_CARDS;
  for (let i = 0; i < hand.length; i++) {
    const o = hand[i] as Obj;
    const uses = g.rules.defs[o.def]?.uses ?? 0;
    if (!anything && (uses & skipped) === 0) continue;
    cardActions(g, player, o, out);
    anyStep &&= (uses & USE.stepBound) === 0;
  }
  const elsewhere = index.rules.has('playFrom') || opened(g);
  const pile = g.s.graveyards[player] ?? NONE_THERE;
  for (const id of elsewhere ? pile : usable(g, pile)) {
    const o = g.find(id);
    if (o !== null) {
      cardActions(g, player, o, out);
      anyStep = false;
    }
  }
  for (const t of g.s.tops)
    if (t.object.owner === player && seesTop(g.s, t.object.id, player)) {
      cardActions(g, player, t.object, out);
      anyStep = false;
    }
  const exile = g.s.exile;
  for (let i = 0; i < exile.length; i++) {
    const o = g.find(exile[i] as ObjectId);
    if (o !== null && o.faceDown === 0 && (elsewhere || o.marks !== null)) {
      cardActions(g, player, o, out);
      anyStep = false;
    }
  }
  const activations = activationsOf(g);
  const mine = activations.bySeat[player] ?? [];
  for (let i = 0; i < mine.length; i++) {
    const a = mine[i] as Activation;
    activation(g, player, a, out);
    anyStep &&= !a.turnBound;
  }
  const boundTriggers = index.listeners.get('tapForMana')?.some((l) => (l.ability.reads & bound) !== 0);
  anyStep &&= !activations.manaTurnBound && boundTriggers !== true;
  entry.anyStep[player] = anyStep;
  for (const id of activations.faceDown) {
    const o = g.find(id);
    if (o === null || o.faceDown === 0 || o.phasedOut) continue;
    if (g.chars(o).controller !== player) continue;
    for (const special of WAYS_UP)
      if (whyNotSpecial(g, player, o, special) === null)
        out.push({ type: 'special', player, object: o.id, special });
  }
  return out;
}

/** An effect under way may let cards be played from where they can't be by themselves. */
function opened(g: Game): boolean {
  for (const e of g.s.effects) if (g.rules.lasting[e.op]?.opens === true) return true;
  return false;
}

/** Graveyards are long, rarely change, and few cards can be used from there. */
const usablePiles = new DirectCache<readonly ObjectId[], readonly ObjectId[]>(64);
const NONE_THERE: readonly ObjectId[] = [];

function usable(g: Game, pile: readonly ObjectId[]): readonly ObjectId[] {
  const last = pile[pile.length - 1];
  if (last === undefined) return NONE_THERE;
  let ids = usablePiles.get(pile, last);
  if (ids === null) {
    ids = pile.filter((id) => ((g.rules.defs[g.find(id)?.def ?? -1]?.uses ?? 0) & USE.graveyard) !== 0);
    usablePiles.set(pile, last, ids);
  }
  return ids;
}

function cardActions(g: Game, player: Seat, o: Obj, out: Action[]): void {
  const def = g.rules.defs[o.def];
  if (def === undefined) return;
  for (const side of def.faces.length === 2 ? BOTH : FRONT) {
    const face = def.faces[side];
    if (face === undefined) continue;
    if ((face.base.types & TYPE.land) !== 0) {
      if (whyNotPlayLand(g, player, o, side) === null)
        out.push({ type: 'playLand', player, object: o.id, face: side });
      if (o.zone === 'hand') continue;
    }
    for (const method of methodsFor(g, player, o, side))
      if (whyNotCast(g, player, o, side, method) === null)
        out.push({ type: 'cast', player, object: o.id, face: side, method });
  }
  const base = def.faces[0].base;
  if ((base.kinds & KIND.activated) === 0) return;
  const bit = ZONE_BIT[o.zone];
  for (let ability = 0; ability < base.abilities.length; ability++) {
    const a = g.rules.abilities[base.abilities[ability] ?? -1];
    if (
      a?.activated !== null &&
      a !== undefined &&
      (a.zones & bit) !== 0 &&
      whyNotActivate(g, player, o, ability) === null
    )
      out.push({ type: 'activate', player, object: o.id, ability });
  }
}
const FRONT = [0] as const;
const BOTH = [0, 1] as const;

/**
 * Everything that is asked now: a decision (several of one id where partners choose at the same time, of which the
 * first answer makes the others ask anew), or priority for the members of a team who haven't passed.
 */
export function pendingDecisions(state: State): readonly Decision[] {
  if (state.result !== null) return [];
  if (state.pending !== null) return [state.pending, ...state.pendingToo];
  const p = state.priority;
  if (p === null) return [];
  const players = (state.teams[p.team]?.seats ?? []).filter((s) => (p.passed & (1 << s)) === 0);
  return [{ kind: 'priority', id: state.seq, players, byTeam: false, purpose: 'choose' }];
}
