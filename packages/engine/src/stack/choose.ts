import type { TargetId } from '@ettin/schema';
import { TAKE_BACK } from '../costs/pay.js';
import type { Game } from '../game.js';
import type { CastFrame } from '../state/state.js';
import { withKey } from '../state/with.js';
import { hasLegalTargets, type Targeting, targetCandidates } from '../targets/targets.js';
import { affordable } from './affordable.js';
import { envOf, STAGE, specsOf, spellChars } from './casting.js';
import { largestX } from './largest-x.js';

export function targeting(g: Game, f: CastFrame): Targeting {
  return { controller: f.player, source: f.source, chars: spellChars(g, f), self: f.object };
}

/** Modes (CR 601.2b): each only if its targets exist; triggered abilities without a possible mode are removed. */
export function chooseModes(g: Game, f: CastFrame): boolean {
  const modes = g.rules.abilities[f.ability]?.modes;
  if (modes === null || modes === undefined || f.method === 'faceDown') {
    f.stage = STAGE.costs;
    return true;
  }
  const by = targeting(g, f);
  const entwined = f.flags.includes('entwine');
  const chooser = modes.chooser?.(g, f.env)[0] ?? f.player;
  if (f.answer !== null) {
    const value = f.answer.value;
    f.answer = null;
    if (value.kind === 'option') {
      const picked = possible()[value.option];
      if (picked === undefined || picked < 0) return done();
      f.modes = [...f.modes, picked];
    }
  }
  const most = entwined ? modes.options.length : modes.max;
  while (f.modes.length < most) {
    const left = possible();
    const real = left.filter((i) => i >= 0);
    if (real.length === 0) {
      if (f.modes.length >= modes.min) return done();
      f.stage = TAKE_BACK;
      return true;
    }
    if (left.length === 1 && real.length === 1) {
      f.modes = [...f.modes, real[0] ?? 0];
      continue;
    }
    g.ask({
      kind: 'option',
      players: [chooser],
      byTeam: false,
      purpose: 'mode',
      source: f.object,
      options: left.map((i) => ({ label: i < 0 ? 'done' : `mode:${i}` })),
      cancellable: f.kind !== 'triggered',
    });
    return false;
  }
  return done();

  function possible(): number[] {
    if (modes === null || modes === undefined) return [];
    const env = envOf(f);
    const list = modes.options.flatMap((m, i) => {
      if (!modes.repeat && f.modes.includes(i)) return [];
      if (!hasLegalTargets(g, m.targets, by, env)) return [];
      if (m.cost >= 0 && f.kind === 'spell' && !affordable(g, f, g.get(f.object), [m.cost])) return [];
      return [i];
    });
    // with enough chosen, the player may stop
    return f.modes.length >= modes.min ? [...list, -1] : list;
  }
  function done(): boolean {
    // carried out in the order in which they are written (CR 608.2c)
    f.modes = [...f.modes].sort((a, b) => a - b);
    f.stage = STAGE.costs;
    return true;
  }
}

/** The value of X (CR 601.2b): no more than can be paid. */
export function chooseX(g: Game, f: CastFrame): boolean {
  if (f.kind === 'triggered') {
    f.stage = STAGE.targets;
    return true;
  }
  if (f.answer !== null) {
    const value = f.answer.value;
    f.answer = null;
    f.x = value.kind === 'number' ? value.number : 0;
    f.stage = STAGE.targets;
    return true;
  }
  const most = largestX(g, f);
  if (most < 0) {
    f.stage = STAGE.targets;
    return true;
  }
  g.ask({
    kind: 'number',
    players: [f.player],
    byTeam: false,
    purpose: 'x',
    source: f.object,
    min: 0,
    max: most,
    cancellable: true,
  });
  return false;
}

/** Targets (CR 601.2c), one spec after another; a triggered ability without legal targets is removed (603.3d). */
export function chooseTargets(g: Game, f: CastFrame): boolean {
  const specs = specsOf(g, f);
  const by = targeting(g, f);
  if (f.answer !== null) {
    const value = f.answer.value;
    const spec = specs[f.index];
    f.answer = null;
    if (value.kind === 'choose' && spec !== undefined) {
      f.targets = withKey(f.targets, spec.spec.id, value.chosen);
      f.index += 1;
    }
  }
  while (f.index < specs.length) {
    const t = specs[f.index];
    if (t === undefined) break;
    const env = envOf(f);
    const excluded = new Set((t.spec.otherThan ?? []).flatMap((id) => f.targets[id] ?? []));
    let candidates = targetCandidates(g, t, by, env).filter((id) => !excluded.has(id));
    const min = Math.max(0, t.min(g, env));
    const max = Math.max(min, t.max(g, env));
    const later = reservedForLater(g, f, specs, candidates);
    if (later !== null && candidates.length > min) candidates = candidates.filter((id) => id !== later);
    if (candidates.length < min) {
      f.stage = TAKE_BACK;
      return true;
    }
    const divide = t.divide === null ? max : Math.min(max, t.divide(g, env));
    const most = Math.min(divide, candidates.length);
    if (most === 0) {
      f.targets = withKey(f.targets, t.spec.id, []);
      f.index += 1;
      continue;
    }
    const groups = t.spec.controllers === 'different' ? byController(g, candidates) : null;
    g.ask({
      kind: 'choose',
      players: [f.player],
      byTeam: false,
      purpose: 'target',
      source: f.object,
      candidates,
      min: Math.min(min, most),
      max: most,
      ...(groups === null ? {} : { groups }),
      cancellable: f.kind !== 'triggered',
    });
    return false;
  }
  f.index = 0;
  f.stage = STAGE.divide;
  return true;
}

/** The only legal choice of a later "another target" must not be used up by this one. */
function reservedForLater(
  g: Game,
  f: CastFrame,
  specs: ReturnType<typeof specsOf>,
  candidates: readonly TargetId[],
): TargetId | null {
  const here = specs[f.index];
  if (here === undefined) return null;
  const by = targeting(g, f);
  for (const t of specs.slice(f.index + 1)) {
    if (t.spec.otherThan?.includes(here.spec.id) !== true || t.min(g, envOf(f)) <= 0) continue;
    const options = targetCandidates(g, t, by, envOf(f));
    if (options.length === 1 && candidates.includes(options[0] ?? -1)) return options[0] ?? null;
  }
  return null;
}

function byController(g: Game, ids: readonly TargetId[]): readonly (readonly TargetId[])[] {
  const groups = new Map<number, TargetId[]>();
  for (const id of ids) {
    const seat = id < 65536 ? id : g.controllerOf(id);
    groups.set(seat, [...(groups.get(seat) ?? []), id]);
  }
  return [...groups.values()];
}

/** Division among targets, at least one each (CR 601.2d). */
export function divide(g: Game, f: CastFrame): boolean {
  const specs = specsOf(g, f);
  if (f.answer !== null) {
    const value = f.answer.value;
    const spec = specs[f.index];
    f.answer = null;
    if (value.kind === 'divide' && spec !== undefined)
      f.divisions = withKey(f.divisions, spec.spec.id, value.amounts);
    f.index += 1;
  }
  while (f.index < specs.length) {
    const t = specs[f.index];
    const among = t === undefined ? [] : (f.targets[t.spec.id] ?? []);
    const total = t === undefined || t.divide === null ? 0 : t.divide(g, envOf(f));
    if (t === undefined || t.divide === null || among.length === 0) {
      f.index += 1;
      continue;
    }
    if (among.length === 1) {
      f.divisions = withKey(f.divisions, t.spec.id, [total]);
      f.index += 1;
      continue;
    }
    g.ask({
      kind: 'divide',
      players: [f.player],
      byTeam: false,
      purpose: 'division',
      source: f.object,
      among,
      total,
      min: 1,
      suggested: { kind: 'divide', amounts: evenly(total, among.length) },
      cancellable: f.kind !== 'triggered',
    });
    return false;
  }
  f.index = 0;
  f.stage = STAGE.pay;
  return true;
}

export function evenly(total: number, n: number): readonly number[] {
  return Array.from({ length: n }, (_, i) => Math.floor(total / n) + (i < total % n ? 1 : 0));
}
