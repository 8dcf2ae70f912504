import type { ObjectRef, Seat, TargetId } from '@ettin/schema';
import type { NumberOf, PlayersOf } from '../compile/types.js';
import type { Game } from '../game.js';
import type { EventFrame, Happening, MovePlan, Obj, ProgramFrame, Scratch } from '../state/state.js';
import { withHappening, withScratch, withThat } from '../state/with.js';

/** Where an instruction with steps of its own starts from. */
export const START: Scratch = { stage: 0, seats: [], index: 0, picked: [], numbers: [], chose: [] };

/** Who is next where players do something one after the other, each so often (once if not said); null after the last. */
export function nextInTurn(g: Game, f: ProgramFrame, who: PlayersOf, times: NumberOf | null): Seat | null {
  const often = (that: Seat) => (times === null ? 1 : Math.max(0, times(g, withThat(f.env, that))));
  const s =
    f.scratch ??
    withScratch(
      START,
      'seats',
      who(g, f.env).flatMap((seat) => new Array<Seat>(often(seat)).fill(seat)),
    );
  const seat = s.seats[s.index];
  if (seat === undefined) return null;
  f.scratch = withScratch(s, 'index', s.index + 1);
  return seat;
}

/** Those that still are the objects that were meant (CR 400.7); phased-out ones don't exist (CR 702.26d). */
export function present(g: Game, ids: readonly TargetId[]): readonly Obj[] {
  const out: Obj[] = [];
  for (const id of ids) {
    const o = g.find(id);
    if (o !== null && !o.phasedOut) out.push(o);
  }
  return out;
}

/** Those that are permanents now. */
export function permanents(g: Game, ids: readonly TargetId[]): readonly Obj[] {
  return present(g, ids).filter((o) => o.zone === 'battlefield');
}

/** Where the event is that an "as it enters" program is part of, below it and programs it runs; -1 if there is none. */
function eventBelow(g: Game, f: ProgramFrame): number {
  if (f.entering === 0) return -1;
  for (let i = g.depth - 2; i >= 0; i--) {
    const below = g.s.frames[i];
    if (below?.k === 'event') return i;
    if (below?.k !== 'program') return -1;
  }
  return -1;
}

/** The event in which what this program speaks of enters the battlefield, or null. */
export function enteringEvent(g: Game, f: ProgramFrame): Happening | null {
  const below = g.s.frames[eventBelow(g, f)];
  return below?.k === 'event' ? (below.events[f.entering - 1] ?? null) : null;
}

/** Changes how that object enters, and what else of the event `also` does. */
export function changeEntering(
  g: Game,
  f: ProgramFrame,
  change: (move: MovePlan) => MovePlan,
  also: (e: Happening) => Happening = (e) => e,
): void {
  const at = eventBelow(g, f);
  if (at < 0) return;
  const below = g.frame(at) as EventFrame;
  below.events = below.events.map((e, i) =>
    i === f.entering - 1 && e.move !== null ? also(withHappening(e, 'move', change(e.move))) : e,
  );
}

/** Does the reference mean the object that is entering, which isn't on the battlefield yet (CR 614.12)? */
export function meansEntering(g: Game, f: ProgramFrame, ref: ObjectRef): boolean {
  const e = enteringEvent(g, f);
  if (e === null) return false;
  return (ref === 'self' && f.env.self === e.object) || (ref === 'it' && f.env.it === e.object);
}
