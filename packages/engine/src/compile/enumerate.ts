import type { ObjectId, Zone } from '@ettin/schema';
import type { Game } from '../game.js';
import type { Obj } from '../state/state.js';

/** Visits the objects of these zones that a filter may speak of; phased-out permanents don't exist (CR 702.26d). */
export function eachIn(g: Game, zones: readonly Zone[], visit: (o: Obj) => void): void {
  for (const zone of zones) {
    switch (zone) {
      case 'battlefield':
        for (const id of g.s.battlefield) {
          const o = g.find(id);
          if (o !== null && !o.phasedOut) visit(o);
        }
        break;
      case 'stack':
        visitIds(g, g.s.stack, visit);
        break;
      case 'graveyard':
        for (const pile of g.s.graveyards) visitIds(g, pile, visit);
        break;
      case 'exile':
        visitIds(g, g.s.exile, visit);
        break;
      case 'command':
        visitIds(g, g.s.command, visit);
        break;
      case 'hand':
        for (const hand of g.s.hands) for (const o of hand) visit(o);
        break;
      case 'library':
        for (const o of g.s.peek?.cards ?? []) visit(o);
        break;
    }
  }
}

function visitIds(g: Game, ids: readonly ObjectId[], visit: (o: Obj) => void): void {
  for (const id of ids) {
    const o = g.find(id);
    if (o !== null) visit(o);
  }
}
