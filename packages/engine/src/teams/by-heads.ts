import type { ByHeads } from '@ettin/schema';

/** A value that depends on how many heads a team has (CR 810.4, 810.8d, 810.11). */
export function byHeads(by: ByHeads, heads: number): number {
  if (heads <= 1) return by.solo;
  if (heads > 2 && by.each !== undefined) return by.each * heads;
  return by.base + by.perHead * (heads - 2);
}
