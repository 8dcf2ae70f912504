import type { Effect, Seat } from '@ettin/schema';
import type { Compiler } from '../compile/compiler.js';
import type { Op } from '../compile/types.js';
import { happen } from '../events/happen.js';
import { happening, movePlan } from '../events/happening.js';
import type { Game } from '../game.js';
import { withScratch } from '../state/with.js';
import { lookAt, stopLooking } from '../zones/peek.js';
import { clearName } from './choices.js';
import { reveal } from './library.js';
import { START } from './present.js';

/**
 * A card that the player owns from outside the game (CR 100.4, 400.11b): of their own sideboard, or of what the team
 * has left of a shared pool, which belongs to whoever takes it. They may take none.
 */
export function fromOutside(c: Compiler, e: Extract<Effect, { do: 'fromOutside' }>): Op['run'] {
  const who = c.players(e.who);
  const test = e.filter === undefined ? null : c.filter(e.filter);
  const max = c.value(e.max ?? 1);
  return (g, f) => {
    const seat = who(g, f.env)[0];
    if (seat === undefined) return true;
    const s = f.scratch ?? START;
    if (s.stage === 0) {
      clearName(f, e.as);
      const seen = lookAt(g, seat, seat, cardsOutside(g, seat), false);
      const candidates = seen.filter((o) => test === null || test(g, o, g.chars(o), f.env)).map((o) => o.id);
      if (candidates.length === 0) {
        stopLooking(g);
        return true;
      }
      f.scratch = withScratch(s, 'stage', 1);
      g.ask({
        kind: 'choose',
        players: [seat],
        byTeam: false,
        purpose: 'search',
        source: f.env.self,
        candidates,
        min: 0,
        max: Math.min(Math.max(0, max(g, f.env)), candidates.length),
      });
      return false;
    }
    const value = f.answer?.value;
    f.answer = null;
    const objects = (value?.kind === 'choose' ? value.chosen : []).flatMap((id) => {
      const o = g.find(id);
      return o === null ? [] : [o];
    });
    if (e.reveal === true) reveal(g, seat, objects);
    stopLooking(g);
    const cards = objects.map((o) => o.card);
    bringIn(g, seat, cards);
    happen(
      g,
      cards.map((card) =>
        happening('move', {
          player: seat,
          source: f.env.self,
          frame: g.depth - 1,
          as: e.as ?? '',
          move: movePlan({ from: null, to: e.to, cause: 'effect', card, controller: seat }),
        }),
      ),
    );
    return true;
  };
}

function cardsOutside(g: Game, seat: Seat): readonly number[] {
  const { seats, teams } = g.s.outside;
  return [...(seats[seat] ?? []), ...(teams[g.player(seat).team] ?? [])];
}

/** They are in the game now, and the player's. */
function bringIn(g: Game, seat: Seat, cards: readonly number[]): void {
  if (cards.length === 0) return;
  const without = (lists: readonly (readonly number[])[]) =>
    lists.map((list) => list.filter((card) => !cards.includes(card)));
  g.s.outside = { seats: without(g.s.outside.seats), teams: without(g.s.outside.teams) };
  g.s.cardOwner = g.s.cardOwner.map((owner, card) => (cards.includes(card) ? seat : owner));
}
