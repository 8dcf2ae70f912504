import type { Seat } from '@ettin/schema';
import { type Game, GENERATION, TOP_SLOT } from '../game.js';
import { indexOf, rulesNamed } from '../layers/table.js';
import type { Top } from '../state/state.js';
import { blankObj } from './slots.js';

const NONE: readonly Top[] = [];

/**
 * Top cards of libraries that somebody may look at for as long as an effect says so (CR 401.5-6). Each gets an
 * id of its own as it comes into view, from the count of actions; the next one stays hidden while a spell or
 * ability is being put on the stack (CR 401.5).
 */
export function showTops(g: Game): void {
  const rules = indexOf(g).rules;
  if (!rules.has('revealTop')) {
    if (g.s.tops.length > 0) g.s.tops = NONE;
    return;
  }
  const busy = g.s.frames.some((f) => f.k === 'cast');
  const tops: Top[] = [];
  let same = true;
  for (const p of g.s.players) {
    const sees = whoSees(g, p.seat);
    const library = g.s.libraries[p.seat] ?? [];
    const card = library[library.length - 1];
    if (sees === 0 || card === undefined) continue;
    const before = g.s.tops.find((t) => t.object.owner === p.seat && t.object.card === card);
    if (before !== undefined && before.sees === sees) tops.push(before);
    else if (before !== undefined || !busy) {
      tops.push({ sees, object: before?.object ?? mint(g, p.seat, card) });
      same = false;
    }
  }
  if (!same || tops.length !== g.s.tops.length) g.s.tops = tops;
}

function mint(g: Game, seat: Seat, card: number) {
  const id = (g.s.seq + 1) * GENERATION + TOP_SLOT + seat;
  return Object.assign(blankObj(id, 'library', seat, seat, g.s.turn.number), {
    card,
    def: g.s.cards[card] ?? -1,
  });
}

const EVERYBODY = -1;

/** Seats that may look at the top card of this player's library, as bits. */
function whoSees(g: Game, seat: Seat): number {
  let sees = 0;
  for (const a of rulesNamed(g, 'revealTop')) {
    const d = a.rule.data;
    if (d.rule !== 'revealTop' || a.rule.who?.(g, a.env, seat) === false) continue;
    if (d.toYouOnly !== true) return EVERYBODY;
    sees |= 1 << a.env.controller;
  }
  return sees;
}

/** The card on top is another one now, or may be: what was seen is forgotten. */
export function forgetTop(g: Game, seat: Seat): void {
  if (g.s.tops.some((t) => t.object.owner === seat))
    g.s.tops = g.s.tops.filter((t) => t.object.owner !== seat);
}
