import type { Seat, TargetId } from '@ettin/schema';
import type { Game } from '../game.js';
import type { Happening, ProgramFrame } from '../state/state.js';
import { withEnv, withKey } from '../state/with.js';

/**
 * Adds to what an instruction was told to remember (`as`): a number, how much of it is this player's, and objects or
 * players.
 */
export function bindResult(
  g: Game,
  e: Happening,
  amount: number,
  ids: readonly TargetId[],
  seat: Seat = e.player,
): void {
  if (e.frame < 0 || e.as === '') return;
  const f = g.s.frames[e.frame];
  if (f === undefined || f.k !== 'program') return;
  const own = g.frame(e.frame) as ProgramFrame;
  bindIn(own, e.as, amount, ids);
  if (seat < 0) return;
  const key = partOf(e.as, seat);
  own.env = withEnv(own.env, 'numbers', withKey(own.env.numbers, key, (own.env.numbers[key] ?? 0) + amount));
}

/** Under which name a player's part of a remembered number is kept. */
export const partOf = (as: string, seat: Seat | ''): string => `${as}@${seat}`;

/** Nothing is remembered under that name any more. */
export function forgetResult(f: ProgramFrame, as: string): void {
  const parts = partOf(as, '');
  let numbers = withKey(f.env.numbers, as, 0);
  if (Object.keys(numbers).some((key) => key.startsWith(parts)))
    numbers = Object.fromEntries(Object.entries(numbers).filter(([key]) => !key.startsWith(parts)));
  f.env = withEnv(withEnv(f.env, 'numbers', numbers), 'bound', withKey(f.env.bound, as, []));
}

export function bindIn(f: ProgramFrame, as: string, amount: number, ids: readonly TargetId[]): void {
  const known = f.env.bound[as] ?? [];
  f.env = withEnv(
    withEnv(f.env, 'numbers', withKey(f.env.numbers, as, (f.env.numbers[as] ?? 0) + amount)),
    'bound',
    withKey(f.env.bound, as, [...known, ...ids]),
  );
}
