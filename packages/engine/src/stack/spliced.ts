import type { CompiledTarget } from '../compile/types.js';
import type { Game } from '../game.js';
import type { Env } from '../state/state.js';
import { withEnv } from '../state/with.js';

/** The name under which a target of the nth spliced text is kept. */
const nameFor = (id: string, nth: number): string => `${id}+${nth}`;

/** Targets of a spliced text, by names of their own (CR 702.47d). */
export function splicedTargets(g: Game, ability: number, nth: number): readonly CompiledTarget[] {
  return (g.rules.abilities[ability]?.targets ?? []).map((t) => ({
    ...t,
    spec: {
      ...t.spec,
      id: nameFor(t.spec.id, nth),
      ...(t.spec.otherThan === undefined
        ? {}
        : { otherThan: t.spec.otherThan.map((id) => nameFor(id, nth)) }),
    },
  }));
}

/** What a spliced text sees: its own targets, by the names that it knows them by. */
export function splicedEnv(g: Game, ability: number, nth: number, env: Env): Env {
  const targets = { ...env.targets };
  const divisions = { ...env.divisions };
  for (const t of g.rules.abilities[ability]?.targets ?? []) {
    const name = nameFor(t.spec.id, nth);
    targets[t.spec.id] = env.targets[name] ?? [];
    const amounts = env.divisions[name];
    if (amounts !== undefined) divisions[t.spec.id] = amounts;
  }
  return withEnv(withEnv(env, 'targets', targets), 'divisions', divisions);
}
