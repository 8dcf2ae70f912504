import type { Effect, Seat } from '@ettin/schema';
import type { Compiler } from '../compile/compiler.js';
import type { Op } from '../compile/types.js';
import { happen } from '../events/happen.js';
import { happening, movePlan } from '../events/happening.js';
import type { Game } from '../game.js';
import type { Obj } from '../state/state.js';
import { topCards } from '../zones/peek.js';
import { connive } from './connive.js';
import { explore } from './explore.js';
import { addFloating } from './lasting.js';
import { nextInTurn, permanents } from './present.js';

type Words = 'explore' | 'connive' | 'goad' | 'manifest';

/** Keyword actions of permanents (CR 701). */
export function keywordLeaf(c: Compiler, e: Extract<Effect, { do: Words }>): Op['run'] {
  switch (e.do) {
    case 'explore':
      return explore(c, e);
    case 'connive':
      return connive(c, e);
    case 'goad':
      return goad(c, e);
    case 'manifest':
      return manifest(c, e);
  }
}

/** CR 701.15: until the player's next turn; a second time by the same player does nothing (CR 701.15d). */
function goad(c: Compiler, e: Extract<Effect, { do: 'goad' }>): Op['run'] {
  const what = c.objects(e.what);
  const op = c.leaves({
    effect: e,
    mods: c.mods([{ mod: 'goaded', by: 'you' }]),
    rules: [],
    each: null,
    replacement: null,
    source: null,
    program: -1,
    reads: 0,
  });
  return (g, f) => {
    const fresh = permanents(g, what(g, f.env)).filter((o) => !goadedBy(g, o, f.env.controller));
    if (fresh.length === 0) return true;
    addFloating(
      g,
      f,
      op,
      'yourNextTurn',
      fresh.map((o) => o.id),
      [0, 0],
    );
    for (const o of fresh)
      g.emit({ type: 'changed', cite: 'keyword.action', audience: 'all', object: o.id, what: 'goad' });
    return true;
  };
}

function goadedBy(g: Game, o: Obj, seat: Seat): boolean {
  return g
    .chars(o)
    .restrictions.some(
      (r) => r.mod.data.mod === 'goaded' && r.mod.players?.(g, r.env).includes(seat) === true,
    );
}

/** CR 701.40: the top card face down as a 2/2, one card after the other (CR 701.40e). */
function manifest(c: Compiler, e: Extract<Effect, { do: 'manifest' }>): Op['run'] {
  const who = c.players(e.who);
  const amount = e.amount === undefined ? null : c.value(e.amount);
  return (g, f) => {
    const seat = nextInTurn(g, f, who, amount);
    if (seat === null) return true;
    const card = topCards(g, seat, 1)[0];
    if (card !== undefined)
      happen(g, [
        happening('move', {
          player: seat,
          source: f.env.self,
          move: movePlan({
            from: 'library',
            to: 'battlefield',
            cause: 'effect',
            controller: seat,
            faceDown: 2,
            card,
          }),
        }),
      ]);
    return false;
  };
}
