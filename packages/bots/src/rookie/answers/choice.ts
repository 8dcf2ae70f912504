import type { TargetId } from '@ettin/schema';

/** Tests that no two are of one group. */
export function within(
  groups: readonly (readonly TargetId[])[] | undefined,
): (ids: readonly TargetId[]) => boolean {
  if (groups === undefined) return () => true;
  return (ids) => groups.every((g) => g.filter((id) => ids.includes(id)).length <= 1);
}
