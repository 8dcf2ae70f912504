/** A whole number from 0 to n - 1. */
export type Random = (n: number) => number;

/** Fast, and the same in every run: a driver must neither cost time nor share the game's own stream. */
export function randomFrom(seed: string): Random {
  let h = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193);
  let a = h >>> 0;
  const random: Random = (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 0x100000000) * n);
  };
  return random;
}

/** A shuffled copy. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const [a, b] = [out[i] as T, out[j] as T];
    out[i] = b;
    out[j] = a;
  }
  return out;
}

/** One of a list, or undefined of an empty one. */
export function oneOf<T>(list: readonly T[], random: Random): T | undefined {
  return list[random(list.length)];
}
