/** The median (of an even number, the upper of the two in the middle); 0 of none. */
export function middleOf(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;
}
