import type { Effect, ObjectId, Seat } from '@ettin/schema';
import type { Compiler } from '../compile/compiler.js';
import type { Op } from '../compile/types.js';
import type { Game } from '../game.js';
import { tooManyObjects } from '../stack/loops.js';
import type { CastInfo, Obj, ProgramFrame, Scratch, StackInfo } from '../state/state.js';
import { copyEnv, withScratch } from '../state/with.js';
import { nameOf } from '../zones/moved.js';
import { newObject } from '../zones/slots.js';
import { becameTargets, chooseNewTargets } from './new-targets.js';
import { START } from './present.js';

/**
 * Copies of spells and abilities (CR 707.10): put onto the stack with every choice made for the original, which
 * may have left it. They aren't cast or activated.
 */
export function copySpell(c: Compiler, e: Extract<Effect, { do: 'copySpell' }>): Op['run'] {
  const what = c.objects(e.what);
  const who = c.players(e.who ?? 'you');
  const count = e.count === undefined ? null : c.value(e.count);
  return (g, f) => {
    const n = count === null ? 1 : count(g, f.env);
    if (f.scratch === null && tooManyCopies(g, f, what(g, f.env).length * n)) return false;
    f.scratch ??= copies(who(g, f.env)[0] ?? f.env.controller, what(g, f.env), n);
    return makeCopies(g, f, e.newTargets === true);
  };
}

/** CR 702.40a: one for each spell cast before it this turn, by whomever; the trigger remembers its place among them. */
export function storm(): Op['run'] {
  return (g, f) => {
    let nth = f.env.amount;
    if (nth === 0) for (const p of g.s.players) nth += p.tally.spellsCast ?? 0;
    if (f.scratch === null && tooManyCopies(g, f, nth - 1)) return false;
    f.scratch ??= copies(f.env.controller, [f.env.self], nth - 1);
    return makeCopies(g, f, true);
  };
}

const tooManyCopies = (g: Game, f: ProgramFrame, n: number): boolean =>
  tooManyObjects(g, f.env.controller, g.s.stack.length, n);

/** `picked[0]` names the original once for each copy; `numbers` is as choosing new targets needs it. */
function copies(seat: Seat, ids: readonly ObjectId[], n: number): Scratch {
  const each = Math.max(0, n);
  return withScratch(withScratch(START, 'seats', [seat]), 'picked', [
    ids.flatMap((id) => new Array<ObjectId>(each).fill(id)),
  ]);
}

function makeCopies(g: Game, f: ProgramFrame, newTargets: boolean): boolean {
  for (;;) {
    const s: Scratch = f.scratch ?? START;
    const original = s.picked[0]?.[s.index];
    const seat = s.seats[0];
    if (original === undefined || seat === undefined) return true;
    if (s.stage === 0) {
      const o = g.look(original)?.o;
      const stack = o?.stack ?? null;
      const made = o === undefined || stack === null ? 0 : putCopy(g, o, stack, seat);
      f.scratch = withScratch(withScratch(s, 'stage', 1), 'numbers', [made, 0]);
      continue;
    }
    if (newTargets && !chooseNewTargets(g, f, seat)) return false;
    becameTargets(g, s.numbers[0] ?? 0, []);
    f.scratch = withScratch(withScratch(withScratch(s, 'stage', 0), 'index', s.index + 1), 'numbers', []);
  }
}

function putCopy(g: Game, original: Obj, stack: StackInfo, seat: Seat): ObjectId {
  const made = newObject(g, 'stack', seat, seat);
  made.def = original.def;
  made.face = original.face;
  made.faceDown = original.faceDown;
  made.copy = original.copy;
  made.cast = copied(original.cast);
  const spell = stack.kind === 'spell';
  made.stack = {
    ...stack,
    source: spell ? made.id : stack.source,
    copy: true,
    generation: g.s.resolutions + 1,
    env: Object.assign(copyEnv(stack.env), {
      controller: seat,
      self: stack.env.self === original.id ? made.id : stack.env.self,
      cast: spell ? copied(stack.env.cast) : stack.env.cast,
    }),
  };
  g.s.stack = [...g.s.stack, made.id];
  g.touch();
  g.emit({
    type: 'moved',
    cite: 'copy',
    audience: 'all',
    object: made.id,
    was: null,
    name: made.faceDown !== 0 ? null : nameOf(g, made.def, made.face),
    owner: seat,
    from: null,
    to: 'stack',
    cause: 'effect',
    controller: seat,
  });
  return made.id;
}

/** Costs paid and choices made count for the copy (CR 707.10); being cast and from where don't. */
function copied(cast: CastInfo | null): CastInfo | null {
  return cast === null ? null : { ...cast, from: 'stack', flags: [...cast.flags, 'copied'] };
}
