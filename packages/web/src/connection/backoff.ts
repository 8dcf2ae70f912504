const FIRST = 400;
const LONGEST = 15_000;

/**
 * Milliseconds until try number `tries` (from 0): twice as long each time, up to 15 s, spread by `chance` (0 to 1) so
 * that a server that comes back isn't met by everybody at once.
 */
export function backoff(tries: number, chance: number): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** tries);
  return Math.round(longest * (0.5 + chance / 2));
}
