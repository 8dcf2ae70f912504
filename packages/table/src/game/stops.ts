import type { State } from '@ettin/engine';
import { DEFAULT_SETTINGS } from '@ettin/protocol';
import type { Seat, Step } from '@ettin/schema';
import type { TableState } from '../state/table.js';
import { isAttacked, isTargeted, opposed, topOfStack } from './concerns.js';

/** Combat steps, in which there is nothing to do for nearly everybody unless something attacks. */
const COMBAT: readonly Step[] = ['declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat'];

/**
 * Is the seat asked, which has priority for this player? `canAct`: there is something to do besides passing and making
 * mana. Without it a seat is asked only where it wants to be by its own word: under full control, while it holds priority,
 * and at a stop that it set by hand.
 */
export function isStopped(
  table: TableState,
  state: State,
  player: Seat,
  seat: Seat,
  canAct: () => boolean,
): boolean {
  const settings = table.seats[seat]?.settings;
  if (settings === undefined || settings.full) return true;
  // what an opponent has on the stack is never passed over by those who could answer it
  if (opposed(state, player, settings.yields) && canAct()) return true;
  const top = topOfStack(state);
  // one's own team's spell nearly always shall just resolve
  if (top !== null) return settings.hold && top.controller === player && top.stack?.kind !== 'triggered';
  // it ends with whatever concerns the seat (`isConcerned`), so nothing does
  if (settings.passTurn) return false;
  const { step, team } = state.turn;
  const whose = state.players[player]?.team === team ? 'mine' : 'theirs';
  if (!settings.stops[whose].includes(step)) return false;
  // those that all have from the start mean "if there is anything to do"
  if (!DEFAULT_SETTINGS.stops[whose].includes(step)) return true;
  const nobodyAttacks = (state.combat?.attackers.length ?? 0) === 0;
  return !(COMBAT.includes(step) && nobodyAttacks) && canAct();
}

/** Does something concern a seat that passes until the turn is over? Then it is asked again from now on. */
export function isConcerned(table: TableState, state: State, seat: Seat, canAct: boolean): boolean {
  const yields = table.seats[seat]?.settings.yields ?? [];
  return isAttacked(state, seat) || isTargeted(state, seat) || (canAct && opposed(state, seat, yields));
}
