import type { Chars, CompiledFace, CompiledMode, CompiledTarget } from '../compile/types.js';
import type { Game } from '../game.js';
import { emptyChars } from '../layers/base.js';
import type { CastFrame, Env } from '../state/state.js';
import { castInfo } from '../state/with.js';
import { splicedTargets } from './spliced.js';

/** Stages of casting and activating, in the order of CR 601.2 / 602.2. */
export const STAGE = { modes: 0, costs: 1, x: 2, targets: 3, divide: 4, pay: 5, finish: 6 } as const;

/** Targets to be chosen: of the ability, or of the chosen modes in their order. */
export function specsOf(g: Game, f: CastFrame): readonly CompiledTarget[] {
  if (f.flags.includes('overloaded')) return [];
  const c = spellChars(g, f);
  if (
    f.kind === 'spell' &&
    (c.subtypes.includes('Aura') || f.flags.includes('bestowed')) &&
    f.method !== 'faceDown'
  ) {
    const enchant = c.params.find((p) => p.data.k === 'enchant')?.target;
    return enchant === undefined || enchant === null ? [] : [enchant];
  }
  const ability = g.rules.abilities[f.ability];
  const added = f.spliced.flatMap((x, i) => splicedTargets(g, x.ability, i));
  if (ability === undefined) return added;
  if (ability.modes === null) return added.length === 0 ? ability.targets : [...ability.targets, ...added];
  return [
    ...ability.targets,
    ...modesOf(g, f).flatMap((m, i) => m.targets.map((t) => renamed(t, m, i, f))),
    ...added,
  ];
}

/** A mode that is chosen twice has targets of its own each time. */
function renamed(t: CompiledTarget, _m: CompiledMode, index: number, f: CastFrame): CompiledTarget {
  const mode = f.modes[index] ?? 0;
  const earlier = f.modes.slice(0, index).filter((x) => x === mode).length;
  return earlier === 0 ? t : { ...t, spec: { ...t.spec, id: `${t.spec.id}#${earlier}` } };
}

/** The face (or the fused halves) that is being cast. */
export function faceCast(g: Game, f: CastFrame): CompiledFace | undefined {
  const o = g.find(f.object);
  const def = g.rules.defs[o?.def ?? -1];
  if (o === null || def === undefined) return undefined;
  return f.method === 'fuse' && def.whole !== null ? def.whole : def.faces[o.face];
}

export function modesOf(g: Game, f: CastFrame): readonly CompiledMode[] {
  const modes = g.rules.abilities[f.ability]?.modes;
  if (modes === null || modes === undefined) return [];
  return f.modes.flatMap((i) => {
    const m = modes.options[i];
    return m === undefined ? [] : [m];
  });
}

/** Characteristics that matter for costs and targeting: the spell's own. */
export function spellChars(g: Game, f: CastFrame): Chars {
  const seen = g.look(f.kind === 'spell' ? f.object : f.source);
  // abilities that the rules themselves make have no source object
  return seen === null ? emptyChars(f.player) : seen.c;
}

/** What the choices so far say, for values, filters and conditions. */
export function envOf(f: CastFrame): Env {
  const cast = f.env.cast;
  const env = f.env;
  return {
    self: env.self,
    controller: env.controller,
    x: f.x,
    // a delayed or reflexive trigger still speaks of what its maker targeted (CR 603.7c)
    targets: f.kind === 'triggered' ? { ...env.targets, ...f.targets } : f.targets,
    divisions: f.divisions,
    it: env.it,
    that: env.that,
    amount: env.amount,
    eventSource: env.eventSource,
    bound: env.bound,
    numbers: env.numbers,
    words: env.words,
    cast: cast === null ? null : castInfo(cast, f.kickers, f.x, f.flags),
  };
}
