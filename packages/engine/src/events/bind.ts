import type { TargetId } from '@ettin/schema';
import type { Game } from '../game.js';
import type { Happening, ProgramFrame } from '../state/state.js';
import { withEnv, withKey } from '../state/with.js';

/** Adds to what an instruction was told to remember (`as`): a number, and objects or players. */
export function bindResult(g: Game, e: Happening, amount: number, ids: readonly TargetId[]): void {
  if (e.frame < 0 || e.as === '') return;
  const f = g.s.frames[e.frame];
  if (f === undefined || f.k !== 'program') return;
  bindIn(g.frame(e.frame) as ProgramFrame, e.as, amount, ids);
}

export function bindIn(f: ProgramFrame, as: string, amount: number, ids: readonly TargetId[]): void {
  const known = f.env.bound[as] ?? [];
  f.env = withEnv(
    withEnv(f.env, 'numbers', withKey(f.env.numbers, as, (f.env.numbers[as] ?? 0) + amount)),
    'bound',
    withKey(f.env.bound, as, [...known, ...ids]),
  );
}
