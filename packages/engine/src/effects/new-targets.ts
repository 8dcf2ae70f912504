import type { Effect, ObjectId, Seat, TargetId } from '@ettin/schema';
import type { Compiler } from '../compile/compiler.js';
import type { Op } from '../compile/types.js';
import type { Game } from '../game.js';
import { specsFor, targetingOf } from '../stack/specs.js';
import type { Obj, ProgramFrame, Scratch, StackInfo } from '../state/state.js';
import { withEnv, withKey, withScratch } from '../state/with.js';
import { targetCandidates } from '../targets/targets.js';
import { listens, occur, occurrence } from '../triggers/occur.js';
import { START } from './present.js';

/**
 * Choosing new targets for spells and abilities on the stack (CR 115.7d): any of them may stay as they are, even
 * if illegal by now; each new one has to be legal. Their number and a division among them stay (CR 115.7f).
 *
 * Scratch: `picked[0]` the objects, `index` the present one, `seats[0]` who chooses; `numbers` the present object
 * and the position of the target that is asked for.
 */
export function newTargets(c: Compiler, e: Extract<Effect, { do: 'newTargets' }>): Op['run'] {
  const what = c.objects(e.what);
  const who = c.players(e.who ?? 'you');
  return (g, f) => {
    f.scratch ??= withScratch(
      withScratch(START, 'picked', [what(g, f.env)]),
      'seats',
      who(g, f.env).slice(0, 1),
    );
    for (;;) {
      const s: Scratch = f.scratch ?? START;
      const id = s.picked[0]?.[s.index];
      const seat = s.seats[0];
      if (id === undefined || seat === undefined) return true;
      if (s.stage === 0)
        f.scratch = withScratch(
          withScratch(withScratch(s, 'stage', 1), 'picked', [s.picked[0] ?? [], targetsOf(g, id)]),
          'numbers',
          [id, 0],
        );
      if (!chooseNewTargets(g, f, seat)) return false;
      becameTargets(g, id, f.scratch?.picked[1] ?? []);
      f.scratch = withScratch(withScratch(withScratch(s, 'stage', 0), 'index', s.index + 1), 'numbers', []);
    }
  };
}

/** Goes on choosing for the object named in the scratch; false while the player is asked. */
export function chooseNewTargets(g: Game, f: ProgramFrame, seat: Seat): boolean {
  for (;;) {
    const s: Scratch = f.scratch ?? START;
    const [id, at] = [s.numbers[0] ?? 0, s.numbers[1] ?? 0];
    const o = g.find(id);
    const stack = o?.stack ?? null;
    if (o === null || stack === null) return true;
    const name = specsFor(g, o, stack)[at]?.id;
    if (name === undefined) return true;
    const old = stack.targets[name] ?? [];
    if (f.answer !== null) {
      const value = f.answer.value;
      f.answer = null;
      if (value.kind === 'choose') setTargets(g, seat, o, stack, name, inPlace(old, value.chosen));
    } else {
      const candidates = candidatesFor(g, o, stack, at);
      if (old.length > 0 && candidates.length > old.length) {
        askFor(g, f, seat, o, stack, at, candidates, old);
        return false;
      }
      // what it had has become another's: nothing is left to choose
      if (candidates.length === old.length && candidates.some((id) => !old.includes(id)))
        setTargets(g, seat, o, stack, name, inPlace(old, candidates));
    }
    f.scratch = withScratch(s, 'numbers', [id, at + 1]);
  }
}

function askFor(
  g: Game,
  f: ProgramFrame,
  seat: Seat,
  o: Obj,
  stack: StackInfo,
  at: number,
  candidates: readonly TargetId[],
  old: readonly TargetId[],
): void {
  const different = specsFor(g, o, stack)[at]?.t.spec.controllers === 'different';
  const controller = (id: TargetId) => (id < 65536 ? id : g.controllerOf(id));
  const controllers = [...new Set(candidates.map(controller))];
  g.ask({
    kind: 'choose',
    players: [seat],
    byTeam: false,
    purpose: 'newTarget',
    source: f.env.self,
    candidates,
    min: old.length,
    max: old.length,
    ...(different ? { groups: controllers.map((x) => candidates.filter((id) => controller(id) === x)) } : {}),
    suggested: { kind: 'choose', chosen: unchanged(candidates, old) },
  });
}

/**
 * What is targeted now, and everything else that legally could be. Of targets that must differ, the earlier may
 * take what a later one has as long as that one could have another: they can change places.
 */
function candidatesFor(g: Game, o: Obj, stack: StackInfo, at: number): readonly TargetId[] {
  const specs = specsFor(g, o, stack);
  const spec = specs[at];
  if (spec === undefined) return [];
  const apart = (x: (typeof specs)[number]) =>
    x !== spec &&
    (spec.t.spec.otherThan?.includes(x.id) === true || x.t.spec.otherThan?.includes(spec.id) === true);
  const by = targetingOf(g, o, stack);
  const taken = specs.slice(0, at).flatMap((x) => (apart(x) ? (stack.targets[x.id] ?? []) : []));
  const free = (id: TargetId) =>
    !taken.includes(id) &&
    specs.slice(at + 1).every((x) => {
      const theirs = stack.targets[x.id] ?? [];
      if (!apart(x) || !theirs.includes(id)) return true;
      const left = targetCandidates(g, x.t, by, stack.env).filter((y) => y !== id && !taken.includes(y));
      return left.length >= theirs.length;
    });
  const old = (stack.targets[spec.id] ?? []).filter((id) => !taken.includes(id));
  const legal = targetCandidates(g, spec.t, by, stack.env);
  return [...old, ...legal.filter((id) => !old.includes(id) && free(id))];
}

/** As before as far as that is possible still. */
function unchanged(candidates: readonly TargetId[], old: readonly TargetId[]): readonly TargetId[] {
  const kept = old.filter((id) => candidates.includes(id));
  return [...kept, ...candidates.filter((id) => !kept.includes(id)).slice(0, old.length - kept.length)];
}

/** New ones take the places of those that are gone, so that a division keeps its parts. */
function inPlace(old: readonly TargetId[], chosen: readonly TargetId[]): readonly TargetId[] {
  const fresh = chosen.filter((id) => !old.includes(id));
  return old.map((id) => (chosen.includes(id) ? id : (fresh.shift() ?? id)));
}

function setTargets(
  g: Game,
  seat: Seat,
  o: Obj,
  stack: StackInfo,
  name: string,
  list: readonly TargetId[],
): void {
  const targets = withKey(stack.targets, name, list);
  g.own(o.id).stack = { ...stack, targets, env: withEnv(stack.env, 'targets', targets) };
  g.touch();
  g.emit({ type: 'chose', cite: 'choice', audience: 'all', player: seat, what: 'newTargets', objects: list });
}

function targetsOf(g: Game, id: ObjectId): readonly TargetId[] {
  return Object.values(g.find(id)?.stack?.targets ?? {}).flat();
}

/** What an object on the stack targets now and didn't before has become a target (CR 603.2). */
export function becameTargets(g: Game, id: ObjectId, before: readonly TargetId[]): void {
  const o = g.find(id);
  if (o === null || !listens(g, 'becomesTarget')) return;
  for (const target of new Set(targetsOf(g, id)))
    if (!before.includes(target))
      occur(
        g,
        occurrence('becomesTarget', {
          object: target < 65536 ? 0 : target,
          player: o.controller,
          source: id,
          other: target,
          kind: o.stack?.kind === 'spell' ? 'spell' : 'ability',
        }),
      );
}
