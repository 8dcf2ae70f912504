import { payFrame } from '../costs/pay.js';
import type { Game } from '../game.js';
import { makeEnv } from '../state/env.js';
import type { Payment } from './payment.js';

/** No spell or ability: mana with a restriction on what it is spent on doesn't pay to attack or block. */
const NO_PURPOSE = 0;

/**
 * Has each player pay for their own creatures, as frames above the one that is at work. That they can has been
 * made sure of as the declaration was checked.
 */
export function pushPayments(g: Game, payments: readonly Payment[]): void {
  for (let i = payments.length - 1; i >= 0; i--) {
    const p = payments[i];
    if (p !== undefined)
      g.push(payFrame(p.seat, p.source, [], p.mana, makeEnv(p.source, p.seat), NO_PURPOSE, false));
  }
}
