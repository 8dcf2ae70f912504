import type { MoveCause, ObjectId, Seat, Zone } from '@ettin/schema';
import type { Game } from '../game.js';
import type { MovePlan } from '../state/state.js';

const HIDDEN: ReadonlySet<Zone | null> = new Set(['library', 'hand']);

/** Tells everybody that a card moved, and what it is only to those who may know. */
export function emitMoved(
  g: Game,
  m: { plan: MovePlan; was: ObjectId; now: ObjectId; from: Zone | null; to: Zone; owner: Seat },
): void {
  const cite = CITE[m.plan.cause] ?? 'zone.move';
  const base = { type: 'moved', cite, owner: m.owner, from: m.from, to: m.to, cause: m.plan.cause } as const;
  const o = m.now === 0 ? null : g.find(m.now);
  const known = o ?? g.lastKnown(m.was)?.object ?? null;
  const fromHidden = HIDDEN.has(m.from);
  const toHidden = HIDDEN.has(m.to) || m.plan.faceDown !== 0;
  const name = known === null ? null : nameOf(g, known.def, known.face);
  const controller = o !== null && m.to === 'battlefield' ? { controller: g.chars(o).controller } : {};
  if (!toHidden) {
    g.emit({ ...base, audience: 'all', object: m.now, was: fromHidden ? null : m.was, name, ...controller });
    return;
  }
  // cards in hand are known to the team (CR 810.5); a card into a library to nobody but by its origin
  const team = g.teamOf(m.owner).seats;
  const others = g.s.players.map((p) => p.seat).filter((s) => !team.includes(s));
  const was = fromHidden ? null : m.was;
  const wasKnown = !fromHidden && m.was !== 0 && known !== null && known.faceDown === 0;
  const publicName = wasKnown ? name : null;
  const publicObject = m.to === 'hand' || m.now === 0 ? null : m.now;
  if (m.to === 'hand' && o !== null) {
    g.emit({ ...base, audience: team, object: m.now, was, name });
    g.emit({ ...base, audience: [...others, -1], object: null, was, name: publicName });
    return;
  }
  g.emit({ ...base, audience: 'all', object: publicObject, was, name: publicName, ...controller });
}

const CITE: Partial<
  Readonly<
    Record<
      MoveCause,
      'draw' | 'discard' | 'sacrifice' | 'destroy' | 'mill' | 'exile' | 'land.play' | 'counterSpell'
    >
  >
> = {
  draw: 'draw',
  discard: 'discard',
  sacrifice: 'sacrifice',
  destroy: 'destroy',
  mill: 'mill',
  exile: 'exile',
  play: 'land.play',
  counter: 'counterSpell',
};

export function nameOf(g: Game, def: number, face: 0 | 1): string | null {
  return g.rules.defs[def]?.faces[face]?.name ?? null;
}
