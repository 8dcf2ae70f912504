/** A whole number from 0 to n - 1. */
export type Rng = (n: number) => number;

/**
 * A small generator for choices of bots: the same seed gives the same numbers on every machine. It decides
 * nothing in the game itself, whose random stream can't be guessed.
 */
export function rngFrom(seed: string | number): Rng {
  let state = 0x9e3779b9;
  for (const ch of String(seed)) state = mix(state ^ (ch.codePointAt(0) ?? 0));
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    return Math.floor((mix(state) / 0x100000000) * n);
  };
}

/** 32 well-stirred bits, unsigned. */
function mix(x: number): number {
  let t = Math.imul(x ^ (x >>> 15), x | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return (t ^ (t >>> 14)) >>> 0;
}
