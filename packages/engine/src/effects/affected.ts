import type { ObjectId } from '@ettin/schema';
import type { Game } from '../game.js';
import type { Happening, Obj, ProgramFrame } from '../state/state.js';

export function permanents(g: Game, ids: readonly ObjectId[]): Obj[] {
  return ids.flatMap((id) => {
    const o = g.find(id);
    return o !== null && o.zone === 'battlefield' && !o.phasedOut ? [o] : [];
  });
}

export function from(g: Game, f: ProgramFrame, as: string | undefined): Partial<Happening> {
  return { source: f.env.self, frame: g.depth - 1, as: as ?? '' };
}

/** The object itself, or what it has become when the trigger was about its zone change (CR 400.7d). */
export function movable(g: Game, f: ProgramFrame, id: ObjectId): ObjectId {
  if (g.find(id) !== null) return id;
  return id === f.env.it || id === f.env.self ? g.follow(id) : 0;
}
