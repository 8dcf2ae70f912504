/** A list with the item at one place moved to another; places beyond the ends are the ends. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  if (item === undefined) return list;
  const rest = list.filter((_, i) => i !== from);
  const at = Math.min(rest.length, Math.max(0, to));
  return [...rest.slice(0, at), item, ...rest.slice(at)];
}
