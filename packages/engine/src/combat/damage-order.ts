import type { ObjectId } from '@ettin/schema';
import type { Game } from '../game.js';
import type { Combat, TurnFrame } from '../state/state.js';
import { copyCombat } from '../state/with.js';
import { defendingSeats } from './targets.js';

/**
 * Damage assignment order, until November 2024: as blockers have been declared the active team puts the blockers of each
 * attacker in order, then the defending team the attackers of each blocker that blocks several (CR 509.2-3, 806.7e of
 * 2009, 805.10f of 2018). The order is that of the lists in the records of combat.
 */

/** Creatures for which an order is announced: attackers, then blockers. */
export function toBeOrdered(g: Game): readonly ObjectId[] {
  const combat = g.s.combat;
  if (combat === null || !g.rules.edition.parameters.damageAssignmentOrder) return [];
  return [
    ...combat.attackers.filter((a) => a.blockers.length > 1).map((a) => a.id),
    ...combat.blockers.filter((b) => b.blocks.length > 1).map((b) => b.id),
  ];
}

/** Asks for the orders of the creatures in `f.data`, `from` being the progress of the first; false while a team is asked. */
export function announceOrders(g: Game, f: TurnFrame, from: number): boolean {
  for (; f.progress - from < f.data.length; f.progress += 1) {
    const combat = g.s.combat;
    const id = f.data[f.progress - from] ?? 0;
    if (combat === null) return true;
    const attacker = combat.attackers.find((a) => a.id === id);
    const list = attacker?.blockers ?? combat.blockers.find((b) => b.id === id)?.blocks ?? [];
    const answer = f.answer?.value;
    if (answer?.kind !== 'order') {
      g.ask({
        kind: 'order',
        players: attacker === undefined ? defendingSeats(g) : g.team(g.s.turn.team).seats,
        byTeam: true,
        purpose: 'damageOrder',
        source: id,
        items: list.map((x) => ({ source: x, controller: g.controllerOf(x), ability: -1 })),
      });
      return false;
    }
    f.answer = null;
    const ordered = answer.order.map((i) => list[i] ?? 0);
    g.s.combat = inOrder(combat, id, ordered);
    g.emit({
      type: 'chose',
      cite: 'combat.blockers',
      audience: 'all',
      player: g.controllerOf(id),
      what: 'damageOrder',
      objects: [id, ...ordered],
    });
  }
  return true;
}

function inOrder(combat: Combat, id: ObjectId, list: readonly ObjectId[]): Combat {
  return Object.assign(copyCombat(combat), {
    attackers: combat.attackers.map((a) => (a.id === id ? { ...a, blockers: list } : a)),
    blockers: combat.blockers.map((b) => (b.id === id ? { id, blocks: list } : b)),
  });
}
