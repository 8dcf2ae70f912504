import type { TargetId } from '@ettin/schema';

/** The first `n` of the list of which no two are in one group. */
export function withinGroups(
  list: readonly TargetId[],
  n: number,
  groups: readonly (readonly TargetId[])[] | undefined,
): readonly TargetId[] {
  if (groups === undefined) return list.slice(0, n);
  const chosen: TargetId[] = [];
  const used = groups.map(() => false);
  for (const id of list) {
    if (chosen.length >= n) break;
    if (groups.some((group, i) => used[i] === true && group.includes(id))) continue;
    groups.forEach((group, i) => {
      if (group.includes(id)) used[i] = true;
    });
    chosen.push(id);
  }
  return chosen;
}
