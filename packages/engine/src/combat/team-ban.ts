import type { Seat } from '@ettin/schema';
import type { Game } from '../game.js';
import type { Env } from '../state/state.js';

/**
 * Whether "can't attack" keeps a creature from attacking the team, which is to attack each of its heads.
 *
 * A ban on attacking certain players (`whom`) reaches the team if it is on all heads. On one of them it is enough where
 * any ban is (CR 606.7b of 2005); else only where the object it comes from is controlled by the head that it
 * protects (CR 606.7b of 2007, 806.7c, 810.7c). A ban on attacking at all (null) asks about the heads together, but where
 * any ban is enough each of them has to be one that may be attacked.
 */
export function bansTeam(
  g: Game,
  env: Env,
  heads: readonly Seat[],
  whom: readonly Seat[] | null,
  holds: (heads: readonly Seat[]) => boolean,
): boolean {
  const any = g.rules.edition.parameters.attackBan === 'any';
  if (whom === null) return any ? heads.some((seat) => holds([seat])) : holds(heads);
  const banned = heads.filter((seat) => whom.includes(seat) && holds([seat]));
  if (banned.length === 0) return false;
  return any || banned.length === heads.length || banned.includes(env.controller);
}
