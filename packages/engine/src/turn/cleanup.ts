import type { Seat } from '@ettin/schema';
import { expire } from '../effects/durations.js';
import { happen } from '../events/happen.js';
import type { Game } from '../game.js';
import { ruleFor, rulesNamed } from '../layers/table.js';
import type { TurnFrame } from '../state/state.js';
import { toZone } from '../zones/destroy.js';

/**
 * Discard to maximum hand size, then damage and "until end of turn" end together (CR 514). The heads choose one after
 * the other and discard at the same time (CR 805.6); `data` holds what was chosen, after a 1.
 */
export function stepCleanup(g: Game, f: TurnFrame): boolean {
  const seats = g.team(g.s.turn.team).seats;
  while (f.progress < seats.length) {
    const seat = seats[f.progress] ?? 0;
    const hand = g.s.hands[seat] ?? [];
    const over = hand.length - maxHandSize(g, seat);
    if (over <= 0) {
      f.progress += 1;
      continue;
    }
    if (f.answer === null) {
      g.ask({
        kind: 'choose',
        players: [seat],
        byTeam: false,
        purpose: 'discard',
        candidates: hand.map((o) => o.id),
        min: over,
        max: over,
      });
      return false;
    }
    const value = f.answer.value;
    f.answer = null;
    f.progress += 1;
    f.data = [...f.data, ...(value.kind === 'choose' ? value.chosen : [])];
  }
  if (f.progress === seats.length) {
    f.progress += 1;
    const depth = g.depth;
    happen(
      g,
      f.data.slice(1).map((id) => toZone(g.get(id), 'graveyard', 'discard', {})),
    );
    if (g.depth !== depth) return false;
  }
  if (f.progress === seats.length + 1) {
    f.progress += 1;
    wearOff(g);
    forget(g);
    // if this does anything, somebody gets priority and another clean-up step follows (CR 514.3a)
    g.push({ k: 'check', answer: null, stage: 'all', asking: '', data: [] });
    return false;
  }
  return true;
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
  const named = JSON.stringify([g.s.delayed, g.s.effects]);
  g.s.lastKnown = g.s.lastKnown.filter((k) => named.includes(String(k.id)));
}
