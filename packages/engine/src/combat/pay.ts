import type { ObjectId, Seat } from '@ettin/schema';
import { happen } from '../events/happen.js';
import { happening } from '../events/happening.js';
import type { Game } from '../game.js';
import { autoPay, type PayHooks } from '../mana/pay.js';
import type { ManaAmount } from '../state/state.js';
import { toZone } from '../zones/destroy.js';

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
