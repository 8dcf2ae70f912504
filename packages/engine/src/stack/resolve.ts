import { KW, PERMANENT_TYPES } from '../compile/bits.js';
import { hasBit } from '../compile/filter.js';
import type { CompiledTarget } from '../compile/types.js';
import { happen } from '../events/happen.js';
import type { Game } from '../game.js';
import { ascend } from '../sba/ascend.js';
import { makeEnv } from '../state/env.js';
import type { Env, Obj, ResolveFrame, StackInfo } from '../state/state.js';
import { withEnv } from '../state/with.js';
import { eachMeant, stillLegal } from '../targets/targets.js';
import { toZone } from '../zones/destroy.js';
import { removeFromStack, zoneAfterStack } from './leave.js';
import { stackName } from './name.js';
import { describedFor, isOverloaded, specsFor, targetingOf } from './specs.js';
import { splicedEnv } from './spliced.js';

/** The top object of the stack begins to resolve (CR 608). */
export function resolveTop(g: Game): void {
  const id = g.s.stack[g.s.stack.length - 1];
  if (id === undefined) return;
  g.push({ k: 'resolve', answer: null, object: id, stage: 0 });
}

export function stepResolve(g: Game, f: ResolveFrame): void {
  const o = g.find(f.object);
  if (o === null || o.stack === null) {
    g.pop();
    return;
  }
  const stack = o.stack;
  if (f.stage === 0) {
    f.stage = 1;
    const ability = g.rules.abilities[stack.ability];
    if (
      stack.kind === 'triggered' &&
      ability !== undefined &&
      ability.condition !== null &&
      !ability.condition(g, stack.env)
    ) {
      g.note('trigger.intervening', o.controller, 'interveningIf');
      g.pop();
      removeFromStack(g, o.id);
      return;
    }
    const env = legalTargets(g, o, stack);
    if (env === null) return fizzle(g, f, o);
    if (isPermanentSpell(g, o)) return resolvePermanent(g, f, o, env);
    // CR 702.131a
    if (stack.kind === 'spell' && hasBit(g.chars(o), KW.ascend)) ascend(g, o.controller);
    push(g, stack, env);
    return;
  }
  g.pop();
  if (f.stage === ENTERED) return leave(g, o);
  g.emit({
    type: 'resolved',
    cite: 'stack.resolve',
    audience: 'all',
    object: o.id,
    name: stackName(g, o),
  });
  if (rebounds(g, o)) rebound(g, o);
  else leave(g, o);
}

/** CR 702.88a: of a card cast from a hand, unless it goes elsewhere than to the graveyard anyway. */
function rebounds(g: Game, o: Obj): boolean {
  if (o.card < 0 || o.stack?.kind !== 'spell' || o.cast?.from !== 'hand') return false;
  return hasBit(g.chars(o), KW.rebound) && !o.cast.flags.includes('buyback');
}

function rebound(g: Game, o: Obj): void {
  g.push({
    k: 'program',
    answer: null,
    program: g.rules.builtin.rebound ?? -1,
    pc: 0,
    env: makeEnv(o.id, o.controller),
    loops: [],
    scratch: null,
    entering: 0,
  });
}

/** The permanent has entered; a spell that is still there could not, and goes to the graveyard (CR 608.3e). */
const ENTERED = 2;

/** Programs of the modes in order, first on top. */
function push(g: Game, stack: StackInfo, env: Env): void {
  const ability = g.rules.abilities[stack.ability];
  if (ability === undefined) return;
  const programs: { program: number; env: Env }[] = [];
  if (ability.program >= 0) programs.push({ program: ability.program, env });
  if (ability.modes !== null) {
    const seen: number[] = [];
    for (const mode of stack.modes) {
      const m = ability.modes.options[mode];
      const again = seen.filter((x) => x === mode).length;
      seen.push(mode);
      if (m === undefined || m.program < 0) continue;
      programs.push({ program: m.program, env: again === 0 ? env : renamedTargets(env, m.targets, again) });
    }
  }
  // the main spell first (CR 702.47b)
  for (const [i, x] of stack.spliced.entries()) {
    const program = g.rules.abilities[x]?.program ?? -1;
    if (program >= 0) programs.push({ program, env: splicedEnv(g, x, i, env) });
  }
  for (const p of programs.reverse())
    g.push({
      k: 'program',
      answer: null,
      program: p.program,
      pc: 0,
      env: p.env,
      loops: [],
      scratch: null,
      entering: 0,
    });
}

function renamedTargets(env: Env, specs: readonly CompiledTarget[], again: number): Env {
  const targets = { ...env.targets };
  for (const t of specs) targets[t.spec.id] = env.targets[`${t.spec.id}#${again}`] ?? [];
  return withEnv(env, 'targets', targets);
}

/**
 * Targets that have become illegal are left out; null when all of them have, and the spell or ability does
 * nothing (CR 608.2b).
 */
function legalTargets(g: Game, o: Obj, stack: StackInfo): Env | null {
  if (isOverloaded(o)) return eachOf(g, o, stack);
  const specs = specsFor(g, o, stack);
  if (specs.length === 0) return stack.env;
  const by = targetingOf(g, o, stack);
  const targets: Record<string, readonly number[]> = { ...stack.env.targets, ...stack.targets };
  let chosen = 0;
  let legal = 0;
  for (const { t, id } of specs) {
    const list = stack.targets[id] ?? [];
    chosen += list.length;
    const kept = list.map((x) => (stillLegal(g, t, x, by, stack.env) ? x : -1));
    legal += kept.filter((x) => x >= 0).length;
    // divisions keep their places: a target that is illegal now is a gap there
    targets[id] = t.divide === null ? kept.filter((x) => x >= 0) : kept;
  }
  if (chosen > 0 && legal === 0) return null;
  return withEnv(stack.env, 'targets', targets);
}

function eachOf(g: Game, o: Obj, stack: StackInfo): Env {
  const by = targetingOf(g, o, stack);
  const described = describedFor(g, o, stack);
  const all = described.map(({ t, id }) => [id, eachMeant(g, t, by, stack.env)] as const);
  return withEnv(stack.env, 'targets', { ...stack.env.targets, ...Object.fromEntries(all) });
}

function fizzle(g: Game, f: ResolveFrame, o: Obj): void {
  g.emit({
    type: 'fizzled',
    cite: 'stack.fizzle',
    audience: 'all',
    object: o.id,
    name: stackName(g, o),
  });
  // a spell cast with bestow whose target is gone is a creature again (CR 702.103f)
  if (o.cast?.flags.includes('bestowed') === true) return resolvePermanent(g, f, o, o.stack?.env ?? null);
  g.pop();
  leave(g, o, 'unresolved');
}

function isPermanentSpell(g: Game, o: Obj): boolean {
  return o.stack?.kind === 'spell' && (o.faceDown !== 0 || (g.chars(o).types & PERMANENT_TYPES) !== 0);
}

function resolvePermanent(g: Game, f: ResolveFrame, o: Obj, env: Env | null): void {
  f.stage = ENTERED;
  g.emit({
    type: 'resolved',
    cite: 'stack.resolve',
    audience: 'all',
    object: o.id,
    name: stackName(g, o),
  });
  const host = env === null ? undefined : Object.values(env.targets).flat()[0];
  const c = g.chars(o);
  const attaches =
    host !== undefined &&
    o.faceDown === 0 &&
    (c.subtypes.includes('Aura') || o.cast?.flags.includes('bestowed') === true);
  if (c.subtypes.includes('Aura') && !attaches && o.faceDown === 0) return leave(g, o);
  happen(g, [
    toZone(
      o,
      'battlefield',
      'resolve',
      { source: o.id },
      {
        controller: o.controller,
        face: o.face,
        faceDown: o.faceDown,
        cast: o.cast,
        copy: o.copy,
        attachTo: attaches && host !== undefined ? host : -1,
      },
    ),
  ]);
}

/** Instants and sorceries go to the graveyard, or where their way of being cast sends them; abilities cease to exist. */
function leave(g: Game, o: Obj, how: 'resolved' | 'unresolved' = 'resolved'): void {
  const now = g.find(o.id);
  if (now === null || now.zone !== 'stack' || now.stack === null) return;
  if (now.stack.kind !== 'spell' || now.stack.copy) return removeFromStack(g, o.id);
  const buyback = now.cast?.flags.includes('buyback') === true;
  // on an adventure, and back in hand, only as it resolves (CR 715.3d, 702.27a)
  const resolved = how === 'resolved';
  const adventure = resolved && now.face === 1 && g.rules.defs[now.def]?.layout === 'adventure';
  const to = resolved && buyback ? 'hand' : adventure ? 'exile' : zoneAfterStack(now, 'graveyard');
  happen(g, [
    toZone(
      now,
      to,
      'resolve',
      { source: o.id },
      adventure ? { chosen: { onAdventure: 1 + now.controller } } : {},
    ),
  ]);
}
