import type { Action } from '@ettin/schema';

/**
 * Delta debugging: leaves out ever smaller runs of actions for as long as the failure still comes. `again` plays
 * a list and gives the actions it came to accept, or null when the failure stayed away. Stops when `spent` says so.
 */
export function shrink(
  actions: readonly Action[],
  again: (actions: readonly Action[]) => readonly Action[] | null,
  spent: () => boolean,
): readonly Action[] {
  let best = again(actions) ?? actions;
  const withoutConcessions = best.filter((a) => a.type !== 'concede');
  best = again(withoutConcessions) ?? best;
  for (let size = Math.ceil(best.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    // from the end, where what led to the failure is thickest, so that early cuts don't move everything
    for (let end = best.length; end > 0 && !spent(); ) {
      const start = Math.max(0, end - size);
      const shorter = again([...best.slice(0, start), ...best.slice(end)]);
      if (shorter !== null && shorter.length < best.length) {
        best = shorter;
        end = Math.min(start, best.length);
      } else end = start;
    }
  }
  return best;
}
