import type { Audience, GameEvent, MoveCause, ObjectId, Seat, Zone } from '@ettin/schema';
import type { Game } from '../game.js';
import type { Happening, MovePlan, Obj } from '../state/state.js';
import { onlySecondaryDraws } from '../turn/secondary-draw.js';
import { everybodyElse, seatsWhoSee } from './audience.js';

const hidden = (z: Zone | null): boolean => z === 'library' || z === 'hand';

interface Moved {
  /** Absent where no event could be replaced. */
  readonly e?: Happening;
  readonly plan: MovePlan;
  readonly was: ObjectId;
  readonly now: ObjectId;
  readonly from: Zone | null;
  readonly to: Zone;
  readonly owner: Seat;
}

/** Tells everybody that a card moved, and what it is only to those who may know. */
export function emitMoved(g: Game, m: Moved): void {
  const o = m.now === 0 ? null : g.find(m.now);
  const fromHidden = hidden(m.from);
  // the list is long, and what came from a hidden zone is told by what it is now
  const untold = m.was === 0 || (fromHidden && o !== null);
  const before = untold ? null : (g.lastKnown(m.was)?.object ?? null);
  const known = o ?? before;
  const name = known === null ? null : nameOf(g, known.def, known.face);
  const object = m.now === 0 ? null : m.now;
  const controller = o !== null && m.to === 'battlefield' ? g.chars(o).controller : null;
  if (!hidden(m.to) && m.plan.faceDown === 0) {
    tell(g, m, 'all', object, name, controller);
    return;
  }
  const seen = !fromHidden && before !== null && (before.faceDown === 0 || isRevealed(before, m.to));
  const publicName = seen ? name : null;
  if (m.to !== 'hand' || o === null) {
    tell(g, m, 'all', object, publicName, controller);
    return;
  }
  // cards in hand are known to the team (CR 810.5)
  const team = seatsWhoSee(g, g.teamOf(m.owner).seats);
  tell(g, m, team, object, name, null);
  tell(g, m, everybodyElse(g, team), null, publicName, null);
}

/** To this audience, by this name; under whose control it entered, where it is a permanent now. */
function tell(
  g: Game,
  m: Moved,
  audience: Audience,
  object: ObjectId | null,
  name: string | null,
  controller: Seat | null,
): void {
  const event: Extract<GameEvent, { type: 'moved' }> = {
    type: 'moved',
    cite: m.e?.counter === 'firstInDrawStep' ? stepDraw(g) : (m.e?.cite ?? CITE[m.plan.cause] ?? 'zone.move'),
    audience,
    object,
    was: hidden(m.from) || m.was === 0 ? null : m.was,
    name,
    owner: m.owner,
    from: m.from,
    to: m.to,
    cause: m.plan.cause,
  };
  g.emit(controller === null ? event : { ...event, controller });
}

/** A face-down permanent or spell is shown to all as it leaves, unless the spell becomes a permanent (CR 708.9). */
function isRevealed(o: Obj, to: Zone): boolean {
  return o.zone === 'battlefield' || (o.zone === 'stack' && to !== 'battlefield');
}

const stepDraw = (g: Game) => (onlySecondaryDraws(g) ? 'turn.firstDraw' : 'draw.step');

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
