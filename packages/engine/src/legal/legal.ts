import type { Action, Decision, Seat } from '@ettin/schema';
import { TYPE } from '../compile/bits.js';
import { eachIn } from '../compile/enumerate.js';
import type { Rules } from '../compile/types.js';
import { ZONE_BIT } from '../compile/zones.js';
import { Game } from '../game.js';
import { whyNotActivate } from '../stack/activate.js';
import { whyNotCast } from '../stack/castable.js';
import { methodsFor } from '../stack/methods.js';
import type { Obj, State } from '../state/state.js';
import { whyNotPlayLand } from './land.js';
import { whyNotSpecial } from './special.js';

/**
 * Actions open to a player who may act now, the pass included; an empty list when they can't. Decisions other
 * than priority aren't listed but described (see `pendingDecisions`). Kept by the identity of the state.
 */
export function legalActions(rules: Rules, state: State, seat: Seat): readonly Action[] {
  if (state.priority === null || state.pending !== null || state.result !== null) return NONE;
  if (state.players[seat]?.team !== state.priority.team || (state.priority.passed & (1 << seat)) !== 0)
    return NONE;
  let known = memo.get(state);
  if (known === undefined) {
    known = [];
    memo.set(state, known);
  }
  const had = known[seat];
  if (had !== undefined) return had;
  const list = listActions(new Game(rules, state), seat);
  known[seat] = list;
  return list;
}
const NONE: readonly Action[] = [];
const memo = new WeakMap<State, (readonly Action[])[]>();

function listActions(g: Game, player: Seat): readonly Action[] {
  const out: Action[] = [{ type: 'pass', player }];
  for (const o of g.s.hands[player] ?? []) cardActions(g, player, o, out);
  for (const id of g.s.graveyards[player] ?? []) {
    const o = g.find(id);
    if (o !== null) cardActions(g, player, o, out);
  }
  for (const id of g.s.exile) {
    const o = g.find(id);
    if (o !== null && o.faceDown === 0) cardActions(g, player, o, out);
  }
  eachIn(g, ['battlefield'], (o) => permanentActions(g, player, o, out));
  return out;
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
  const bit = ZONE_BIT[o.zone];
  for (const [ability, id] of def.faces[0].base.abilities.entries()) {
    const a = g.rules.abilities[id];
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

function permanentActions(g: Game, player: Seat, o: Obj, out: Action[]): void {
  const c = g.chars(o);
  if (o.faceDown !== 0 && c.controller === player && whyNotSpecial(g, player, o, 'turnFaceUp') === null)
    out.push({ type: 'special', player, object: o.id, special: 'turnFaceUp' });
  for (let ability = 0; ability < c.abilities.length; ability++) {
    const a = g.rules.abilities[c.abilities[ability] ?? -1];
    if (a === undefined || a.activated === null) continue;
    if (c.controller !== player && a.activated.who === undefined) continue;
    if (whyNotActivate(g, player, o, ability) === null)
      out.push({ type: 'activate', player, object: o.id, ability });
  }
}

/** Everything that is asked now: a decision, or priority for the members of a team who haven't passed. */
export function pendingDecisions(state: State): readonly Decision[] {
  if (state.result !== null) return [];
  if (state.pending !== null) return [state.pending];
  const p = state.priority;
  if (p === null) return [];
  const players = (state.teams[p.team]?.seats ?? []).filter((s) => (p.passed & (1 << s)) === 0);
  return [{ kind: 'priority', id: state.seq, players, byTeam: false, purpose: 'choose' }];
}
