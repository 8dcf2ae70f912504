import type { ObjectId, Seat } from '@ettin/schema';
import { READS } from '../compile/bits.js';
import { happen } from '../events/happen.js';
import { happening } from '../events/happening.js';
import { Game } from '../game.js';
import { plus } from '../mana/amount.js';
import { autoPay, type PayHooks } from '../mana/pay.js';
import { canPay } from '../mana/payable.js';
import type { ManaAmount } from '../state/state.js';
import { toZone } from '../zones/destroy.js';

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

/** Pays an attack or block cost automatically; that it can be paid has been made sure of. */
export function payMana(g: Game, seat: Seat, amount: ManaAmount, source: ObjectId): void {
  const hooks: PayHooks = {
    sacrifice: (id) => happen(g, [toZone(g, g.get(id), 'graveyard', 'sacrifice')]),
    activated: () => {},
    payLife: (n) => happen(g, [happening('loseLife', { player: seat, amount: n, source })]),
    delve: () => {},
    assist: () => {},
  };
  if (!autoPay(g, seat, amount, null, hooks)) throw new Error(`player ${seat} can't pay for ${source}`);
}
