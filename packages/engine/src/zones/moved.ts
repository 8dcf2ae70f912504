import type { MoveCause, ObjectId, Seat, Zone } from '@ettin/schema';
import type { Game } from '../game.js';
import type { MovePlan, Obj } from '../state/state.js';
import { everybodyElse, seatsWhoSee } from './audience.js';

const hidden = (z: Zone | null): boolean => z === 'library' || z === 'hand';

/** Tells everybody that a card moved, and what it is only to those who may know. */
export function emitMoved(
  g: Game,
  m: { plan: MovePlan; was: ObjectId; now: ObjectId; from: Zone | null; to: Zone; owner: Seat },
): void {
  const cite = CITE[m.plan.cause] ?? 'zone.move';
  const o = m.now === 0 ? null : g.find(m.now);
  const fromHidden = hidden(m.from);
  // the list is long, and what came from a hidden zone is told by what it is now
  const untold = m.was === 0 || (fromHidden && o !== null);
  const before = untold ? null : (g.lastKnown(m.was)?.object ?? null);
  const known = o ?? before;
  const toHidden = hidden(m.to) || m.plan.faceDown !== 0;
  const name = known === null ? null : nameOf(g, known.def, known.face);
  const was = fromHidden || m.was === 0 ? null : m.was;
  const object = m.now === 0 ? null : m.now;
  if (!toHidden) {
    if (o !== null && m.to === 'battlefield')
      g.emit({
        type: 'moved',
        cite,
        audience: 'all',
        object,
        was,
        name,
        owner: m.owner,
        from: m.from,
        to: m.to,
        cause: m.plan.cause,
        controller: g.chars(o).controller,
      });
    else
      g.emit({
        type: 'moved',
        cite,
        audience: 'all',
        object,
        was,
        name,
        owner: m.owner,
        from: m.from,
        to: m.to,
        cause: m.plan.cause,
      });
    return;
  }
  const { owner, from, to } = m;
  const { cause } = m.plan;
  const controller = o !== null && m.to === 'battlefield' ? { controller: g.chars(o).controller } : {};
  const seen = !fromHidden && before !== null && (before.faceDown === 0 || isRevealed(before, m.to));
  const publicName = seen ? name : null;
  if (m.to !== 'hand' || o === null) {
    g.emit({
      type: 'moved',
      cite,
      owner,
      from,
      to,
      cause,
      audience: 'all',
      object,
      was,
      name: publicName,
      ...controller,
    });
    return;
  }
  // cards in hand are known to the team (CR 810.5)
  const team = seatsWhoSee(g, g.teamOf(m.owner).seats);
  g.emit({ type: 'moved', cite, owner, from, to, cause, audience: team, object, was, name });
  const others = everybodyElse(g, team);
  g.emit({
    type: 'moved',
    cite,
    owner,
    from,
    to,
    cause,
    audience: others,
    object: null,
    was,
    name: publicName,
  });
}

/** A face-down permanent or spell is shown to all as it leaves, unless the spell becomes a permanent (CR 708.9). */
function isRevealed(o: Obj, to: Zone): boolean {
  return o.zone === 'battlefield' || (o.zone === 'stack' && to !== 'battlefield');
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
