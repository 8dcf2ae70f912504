import type { ObjectId, Seat } from '@ettin/schema';
import { READS } from '../compile/bits.js';
import { Game } from '../game.js';
import { plus } from '../mana/amount.js';
import { canPay } from '../mana/payable.js';
import type { ManaAmount } from '../state/state.js';

/** What one player pays for their own attacking or blocking creatures. */
export interface Payment {
  readonly seat: Seat;
  readonly mana: ManaAmount;
  /** The first creature that it is paid for. */
  readonly source: ObjectId;
}

/** Adds a cost to what this player pays already. */
export function addPayment(payments: Payment[], seat: Seat, mana: ManaAmount, source: ObjectId): void {
  const at = payments.findIndex((p) => p.seat === seat);
  const known = payments[at];
  if (known === undefined) payments.push({ seat, mana, source });
  else payments[at] = { seat, mana: plus(known.mana, mana), source: known.source };
}

/**
 * The first player who couldn't pay, or -1. Attackers are tapped before costs are paid (CR 508.1f-i), so the
 * question is asked of a game in which they are.
 */
export function whoCantPay(g: Game, payments: readonly Payment[], tapped: readonly ObjectId[]): Seat {
  if (payments.length === 0) return -1;
  const then = new Game(g.rules, g.s);
  for (const id of tapped) then.own(id).tapped = true;
  if (tapped.length > 0) then.changed(READS.tapped);
  for (const p of payments) if (!canPay(then, p.seat, p.mana, null)) return p.seat;
  return -1;
}
