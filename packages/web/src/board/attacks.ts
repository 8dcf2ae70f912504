import type { PlayerView, TargetId } from '@ettin/schema';

export interface Attack {
  readonly creatures: number;
  readonly power: number;
}

/** What is sent at whom, staged or declared. */
export function attacksOn(
  view: Pick<PlayerView, 'battlefield'>,
  staged: ReadonlyMap<number, TargetId>,
): ReadonlyMap<TargetId, Attack> {
  const sums = new Map<TargetId, Attack>();
  for (const o of view.battlefield) {
    const on = staged.get(o.id) ?? o.attacking;
    if (on === undefined || on < 0) continue;
    const sum = sums.get(on) ?? { creatures: 0, power: 0 };
    sums.set(on, { creatures: sum.creatures + 1, power: sum.power + Math.max(0, o.power ?? 0) });
  }
  return sums;
}
