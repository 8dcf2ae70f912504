import type { ObjectId } from '@ettin/schema';
import type { CompiledAbility } from '../compile/types.js';
import type { Game } from '../game.js';
import type { Obj } from '../state/state.js';
import { withKey } from '../state/with.js';

/** "Activate only once each turn", or only once: what an object keeps of the ability at a position (CR 602.5b). */
const keyOf = (limit: 'turn' | 'once', position: number): string => `${limit}:${position}`;

/** Has this ability of the object been activated as often as it says? */
export function isUsedUp(g: Game, o: Obj, ability: CompiledAbility, position: number): boolean {
  const limit = ability.activated?.limit;
  if (limit === undefined) return false;
  const when = o.activated?.[keyOf(limit, position)];
  return limit === 'turn' ? when === g.s.turn.number : when !== undefined;
}

/** Remembers that it is activated now, where that is limited. A card in hand is another object the next time. */
export function rememberUse(g: Game, id: ObjectId, ability: CompiledAbility, position: number): void {
  const limit = ability.activated?.limit;
  const o = g.find(id);
  if (limit === undefined || o === null || o.zone === 'hand') return;
  const own = g.own(id);
  own.activated = withKey(own.activated, keyOf(limit, position), g.s.turn.number);
}
