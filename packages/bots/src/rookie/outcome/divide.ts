import type { ObjectView, TargetId } from '@ettin/schema';
import { isSeat } from '@ettin/schema';
import { has, isCreature, isPlaneswalker, toughnessLeft } from '../keywords.js';
import type { Table } from '../table.js';
import { damageGain } from './kinds.js';

/** What it takes to be rid of it; a player takes all there is. */
function need(t: Table, id: TargetId, from: ObjectView | null): number {
  const o = isSeat(id) ? null : t.find(id);
  if (o === null) return Number.POSITIVE_INFINITY;
  if (isPlaneswalker(o)) return Math.max(1, o.loyalty ?? 1);
  if (!isCreature(o) || has(o, 'indestructible')) return Number.POSITIVE_INFINITY;
  return from !== null && has(from, 'deathtouch') ? 1 : Math.max(1, toughnessLeft(o));
}

/**
 * Damage divided so that it does the most for us: at least `min` each, the best kills for their price first, and
 * what is left over where it does most.
 */
export function divideDamage(
  t: Table,
  among: readonly TargetId[],
  total: number,
  min: number,
  from: ObjectView | null,
  needs?: readonly number[],
): readonly number[] {
  const amounts = among.map(() => min);
  let left = total - min * among.length;
  const order = among
    .map((id, i) => {
      const n = needs?.[i] ?? need(t, id, from);
      return { i, more: Math.max(0, n - min), gain: Number.isFinite(n) ? damageGain(t, id, n, from) : 0 };
    })
    .filter((x) => x.gain > 0)
    .sort((a, b) => b.gain / (b.more + 0.5) - a.gain / (a.more + 0.5));
  for (const { i, more } of order)
    if (more <= left) {
      amounts[i] = (amounts[i] ?? 0) + more;
      left -= more;
    }
  if (left > 0) {
    let best = 0;
    let bestGain = Number.NEGATIVE_INFINITY;
    among.forEach((id, i) => {
      const had = amounts[i] ?? 0;
      const gain = damageGain(t, id, had + left, from) - damageGain(t, id, had, from);
      if (gain > bestGain) [best, bestGain] = [i, gain];
    });
    amounts[best] = (amounts[best] ?? 0) + left;
  }
  return amounts;
}
