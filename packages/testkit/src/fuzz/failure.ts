import type { CheckName } from './checks/index.js';

/** What went wrong in a game: a check that doesn't hold, or play that can't be trusted. */
export interface Failure {
  readonly check:
    | CheckName
    /** The engine threw: always a bug of ours. A write to a state that is frozen throws too. */
    | 'threw'
    /** A move that has to be accepted was refused. */
    | 'refused'
    /** JSON out and in again is another state. */
    | 'roundTrip'
    /** The same actions led to another state. */
    | 'repeat'
    /** More actions than any game should take. */
    | 'endless';
  readonly message: string;
  readonly stack?: string;
}

/** Failures of one mechanism: what they say without the numbers. */
export function sameFailure(a: Failure, b: Failure): boolean {
  return kindOf(a) === kindOf(b);
}

export function kindOf(f: Failure): string {
  return `${f.check}: ${f.message.replace(/\(input .*$/s, '').replace(/-?\d+(\.\d+)?/g, '#')}${place(f)}`;
}

/** The engine's innermost function that is in the stack of a throw. */
function place(f: Failure): string {
  const line = f.stack?.split('\n').find((l) => l.includes('/engine/'));
  const at = line?.match(/at (\S+) .*\/engine\/(?:dist|src)\/([^:]+)/);
  return at === null || at === undefined ? '' : ` at ${at[1]} ${at[2]?.replace(/\.(js|ts)$/, '')}`;
}

export function thrown(error: unknown, during: string): Failure {
  const e = error instanceof Error ? error : new Error(String(error));
  const cause = e.cause instanceof Error ? e.cause : e;
  return { check: 'threw', message: `${during}: ${e.message}`, stack: cause.stack ?? '' };
}
