import { happen } from '../events/happen.js';
import { happening } from '../events/happening.js';
import type { Game } from '../game.js';

/** As the precombat main phase begins, each Saga of the active team gets a lore counter (CR 714.3c). */
export function putLore(g: Game): void {
  happen(
    g,
    g.s.battlefield.flatMap((id) => {
      const o = g.find(id);
      if (o === null || o.phasedOut) return [];
      const c = g.chars(o);
      if (!c.subtypes.includes('Saga') || g.player(c.controller).team !== g.s.turn.team) return [];
      return [happening('counters', { object: id, counter: 'lore', amount: 1 })];
    }),
  );
}
