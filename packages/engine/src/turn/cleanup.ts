import type { Seat } from '@ettin/schema';
import { expire } from '../effects/durations.js';
import { happen } from '../events/happen.js';
import type { Asked, Game } from '../game.js';
import { ruleFor, rulesNamed } from '../layers/table.js';
import type { TurnFrame } from '../state/state.js';
import { toZone } from '../zones/destroy.js';

/**
 * Discard to maximum hand size, then damage and "until end of turn" end together (CR 514). The heads choose in
 * whatever order they like and discard at the same time (CR 805.6). Bits of `progress`: which heads have chosen, then
 * that all have discarded, then that effects have ended; `data` holds what was chosen, after a 1.
 */
export function stepCleanup(g: Game, f: TurnFrame): boolean {
  const seats = g.team(g.s.turn.team).seats;
  const [discarded, ended] = [1 << seats.length, 2 << seats.length];
  if (f.answer !== null) {
    const { player, value } = f.answer;
    f.answer = null;
    f.progress |= 1 << seats.indexOf(player);
    f.data = [...f.data, ...(value.kind === 'choose' ? value.chosen : [])];
  }
  if ((f.progress & discarded) === 0) {
    const [first, ...others] = seats.flatMap((seat, at) => ((f.progress >> at) & 1 ? [] : tooMany(g, seat)));
    if (first !== undefined) {
      g.ask(first, others);
      return false;
    }
    f.progress |= discarded;
    const depth = g.depth;
    happen(
      g,
      f.data.slice(1).map((id) => toZone(g.get(id), 'graveyard', 'discard', { cite: 'cleanup' })),
    );
    if (g.depth !== depth) return false;
  }
  if ((f.progress & ended) === 0) {
    f.progress |= ended;
    wearOff(g);
    forget(g);
    // if this does anything, somebody gets priority and another clean-up step follows (CR 514.3a)
    g.push({ k: 'check', answer: null, stage: 'all', asking: '', data: [] });
    return false;
  }
  return true;
}

export function tooMany(g: Game, seat: Seat): readonly Asked[] {
  const candidates = (g.s.hands[seat] ?? []).map((o) => o.id);
  const n = candidates.length - maxHandSize(g, seat);
  if (n <= 0) return [];
  return [{ kind: 'choose', players: [seat], byTeam: false, purpose: 'discard', candidates, min: n, max: n }];
}

function maxHandSize(g: Game, seat: Seat): number {
  if (ruleFor(g, 'noMaxHandSize', seat)) return Number.POSITIVE_INFINITY;
  let n = g.rules.edition.parameters.maxHandSize;
  for (const a of rulesNamed(g, 'maxHandSize')) {
    const d = a.rule.data;
    if (d.rule !== 'maxHandSize' || a.rule.who?.(g, a.env, seat) === false) continue;
    n = d.n ?? n + (d.change ?? 0);
  }
  return Math.max(0, n);
}

function wearOff(g: Game): void {
  for (const id of g.s.battlefield) {
    const o = g.find(id);
    if (o === null || (o.damage === 0 && !o.deathtouched && o.regeneration === 0 && o.damagedBy === null))
      continue;
    const own = g.own(id);
    own.damage = 0;
    own.deathtouched = false;
    own.regeneration = 0;
    own.damagedBy = null;
  }
  expire(g, 'cleanup');
  const turn = g.s.turn.number;
  const ended = g.s.delayed.filter((d) => d.expires === turn);
  if (ended.length > 0) {
    g.s.delayed = g.s.delayed.filter((d) => !ended.includes(d));
    g.touch();
  }
}

/** Last known information is kept for as long as something may still ask for it. */
function forget(g: Game): void {
  if (g.s.lastKnown.length === 0 || g.s.stack.length > 0 || g.s.triggers.length > 0) return;
  if (g.s.delayed.length === 0 && g.s.effects.length === 0) {
    g.s.lastKnown = [];
    return;
  }
  const named = JSON.stringify([g.s.delayed, g.s.effects]);
  g.s.lastKnown = g.s.lastKnown.filter((k) => named.includes(String(k.id)));
}
