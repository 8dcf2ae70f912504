import type { ObjectId, Zone } from '@ettin/schema';
import type { Game } from '../game.js';
import type { Obj } from '../state/state.js';

/** Visits the objects of these zones that a filter may speak of; phased-out permanents don't exist (CR 702.26d). */
export function eachIn(g: Game, zones: readonly Zone[], visit: (o: Obj) => void): void {
  for (let z = 0; z < zones.length; z++) {
    switch (zones[z] as Zone) {
      case 'battlefield':
        visitPermanents(g, visit);
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

function visitPermanents(g: Game, visit: (o: Obj) => void): void {
  const battlefield = g.s.battlefield;
  for (let i = 0; i < battlefield.length; i++) {
    const o = g.find(battlefield[i] as ObjectId);
    if (o !== null && !o.phasedOut) visit(o);
  }
}

function visitIds(g: Game, ids: readonly ObjectId[], visit: (o: Obj) => void): void {
  for (let i = 0; i < ids.length; i++) {
    const o = g.find(ids[i] as ObjectId);
    if (o !== null) visit(o);
  }
}
