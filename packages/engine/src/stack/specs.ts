import type { CompiledTarget } from '../compile/types.js';
import type { Game } from '../game.js';
import type { Obj, StackInfo } from '../state/state.js';
import type { Targeting } from '../targets/targets.js';
import { splicedTargets } from './spliced.js';

export interface NamedTarget {
  readonly t: CompiledTarget;
  readonly id: string;
}

/** Its overload cost was paid: "each" stands for "target", so that it has no targets (CR 702.96). */
export function isOverloaded(o: Obj): boolean {
  return o.cast?.flags.includes('overloaded') === true;
}

/** What an object on the stack targets, with the names under which its targets are kept (CR 115.1). */
export function specsFor(g: Game, o: Obj, stack: StackInfo): readonly NamedTarget[] {
  return isOverloaded(o) ? [] : describedFor(g, o, stack);
}

/** What its text describes, whether as targets or as "each". */
export function describedFor(g: Game, o: Obj, stack: StackInfo): readonly NamedTarget[] {
  const c = g.chars(o);
  if (
    stack.kind === 'spell' &&
    (c.subtypes.includes('Aura') || o.cast?.flags.includes('bestowed') === true)
  ) {
    const enchant = c.params.find((p) => p.data.k === 'enchant')?.target;
    return enchant === undefined || enchant === null ? [] : [{ t: enchant, id: enchant.spec.id }];
  }
  const ability = g.rules.abilities[stack.ability];
  if (ability === undefined) return [];
  const out = ability.targets.map((t) => ({ t, id: t.spec.id }));
  for (const [i, x] of stack.spliced.entries())
    for (const t of splicedTargets(g, x, i)) out.push({ t, id: t.spec.id });
  const seen: number[] = [];
  for (const mode of ability.modes === null ? [] : stack.modes) {
    const again = seen.filter((x) => x === mode).length;
    seen.push(mode);
    for (const t of ability.modes?.options[mode]?.targets ?? [])
      out.push({ t, id: again === 0 ? t.spec.id : `${t.spec.id}#${again}` });
  }
  return out;
}

/** Who and what does the targeting. */
export function targetingOf(g: Game, o: Obj, stack: StackInfo): Targeting {
  const source = stack.kind === 'spell' ? o.id : stack.source;
  return { controller: o.controller, source, chars: g.look(source)?.c ?? null, self: o.id };
}
