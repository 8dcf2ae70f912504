import type { AssignedDamage } from '@ettin/schema';
import { TYPE } from '../compile/bits.js';
import { happen } from '../events/happen.js';
import { happening } from '../events/happening.js';
import type { Game } from '../game.js';
import { withCombat } from '../state/with.js';
import { onBattlefield } from './targets.js';

/**
 * Until July 2009 combat damage that has been assigned goes on the stack as one object (CR 310.1 of 2005). It is neither
 * a spell nor an ability, so nothing can target or counter it (310.3). It is put there as the step begins, with the stack
 * empty: it is always at the bottom, and is kept in the assignments of the combat instead of among the objects.
 */

/** The damage waits for the teams to pass (`Combat.assignments`). */
export function putOnStack(g: Game): void {
  const assigned = g.s.combat?.assignments ?? [];
  if (assigned.length > 0)
    g.emit({ type: 'damageAssigned', cite: 'combat.damage', audience: 'all', assignments: assigned });
}

/** Whether combat damage is on the stack now. */
export function damageWaits(g: Game): boolean {
  return g.rules.edition.parameters.combatDamage === 'stack' && (g.s.combat?.assignments.length ?? 0) > 0;
}

/**
 * All of it is dealt at once as it was assigned, whatever has become of the creatures that deal it (CR 310.4-310.4b);
 * none to a creature that has left or isn't one any more (310.4c).
 */
export function resolveDamage(g: Game): void {
  const combat = g.s.combat;
  if (combat === null) return;
  g.s.combat = withCombat(combat, 'assignments', []);
  const dealt = combat.assignments.filter((a) => a.to < 65536 || canBeDealt(g, a.to));
  if (dealt.length > 0) happen(g, dealt.map(combatDamage));
}

function canBeDealt(g: Game, id: number): boolean {
  const o = onBattlefield(g, id);
  return o !== null && (g.chars(o).types & (TYPE.creature | TYPE.planeswalker)) !== 0;
}

export function combatDamage(a: AssignedDamage) {
  const player = a.to < 65536;
  return happening('damage', {
    player: player ? a.to : -1,
    object: player ? 0 : a.to,
    amount: a.amount,
    source: a.source,
    combat: true,
  });
}
