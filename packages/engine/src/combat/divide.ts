import type { Decision, Refusal } from '@ettin/schema';
import type { Game } from '../game.js';
import { refuse } from '../refusal.js';

export type DivideAsked = Omit<Extract<Decision, { kind: 'divide' }>, 'id'>;

/**
 * Checks a division: one whole number for each recipient, none below the least, together the total; and
 * nothing to `trampleTo` unless every other recipient is given lethal damage (CR 510.1c-e, 702.19b). What doesn't give
 * enough by itself is legal if `madeUp`: what others are assigned at the same time counts.
 */
export function validateDivide(
  g: Game,
  d: DivideAsked,
  amounts: readonly number[],
  madeUp: (amounts: readonly number[]) => boolean = () => false,
): Refusal | null {
  const bad = (message: string) => refuse(g.rules, 'badDivision', 'combat.damage', message);
  if (amounts.length !== d.among.length) return bad(`${d.among.length} amounts are needed`);
  let sum = 0;
  for (const n of amounts) {
    if (!Number.isInteger(n) || n < d.min) return bad(`each amount is a whole number of at least ${d.min}`);
    sum += n;
  }
  if (sum !== d.total) return bad(`the amounts add up to ${sum}, not ${d.total}`);
  const short = tooLittle(d, amounts, bad) ?? (d.inOrder === true ? outOfOrder(d, amounts, bad) : null);
  if ((short === null && d.least === undefined) || madeUp(amounts)) return null;
  return short ?? bad('what has been assigned by others counts on more from this creature');
}

/** CR 702.19b: nothing tramples over unless every blocker is assigned lethal damage. */
function tooLittle(
  d: DivideAsked,
  amounts: readonly number[],
  bad: (message: string) => Refusal,
): Refusal | null {
  const through = d.trampleTo === undefined ? -1 : d.among.indexOf(d.trampleTo);
  if (through < 0 || (amounts[through] ?? 0) === 0) return null;
  const short = d.among.findIndex((_, i) => i !== through && (amounts[i] ?? 0) < (d.lethal?.[i] ?? 0));
  return short < 0 ? null : bad(`${d.among[short]} has to be assigned ${d.lethal?.[short] ?? 0} first`);
}

/** CR 510.1c of 2009: nothing to a creature unless those ahead of it in the order are assigned lethal damage. */
function outOfOrder(
  d: DivideAsked,
  amounts: readonly number[],
  bad: (message: string) => Refusal,
): Refusal | null {
  const short = d.among.findIndex((id, i) => id !== d.trampleTo && (amounts[i] ?? 0) < (d.lethal?.[i] ?? 0));
  if (short < 0 || amounts.slice(short + 1).every((n) => n === 0)) return null;
  return bad(`${d.among[short]} has to be assigned ${d.lethal?.[short] ?? 0} before those after it`);
}

/** The division that destroys as many as possible in the order: what is left over goes to the next, or the last. */
export function suggestInOrder(total: number, victims: readonly Victim[]): readonly number[] {
  let left = total;
  return victims.map((v, i) => {
    const n = i === victims.length - 1 ? left : Math.min(left, v.lethal);
    left -= n;
    return n;
  });
}

/** What one recipient takes to be destroyed, and whether that would do anything. */
export interface Victim {
  readonly lethal: number;
  readonly indestructible: boolean;
}

/**
 * A sensible division among creatures: destroy as many as possible, the cheapest first; what is left over
 * goes to one that survives, or else to the first.
 */
export function suggestDivision(total: number, victims: readonly Victim[]): readonly number[] {
  const amounts: number[] = victims.map(() => 0);
  const order = victims.map((_, i) => i);
  order.sort((x, y) => costOf(victims[x]) - costOf(victims[y]) || x - y);
  let left = total;
  let survivor = -1;
  for (const i of order) {
    const v = victims[i];
    if (v === undefined) continue;
    if (v.lethal <= left && !v.indestructible) {
      amounts[i] = v.lethal;
      left -= v.lethal;
    } else if (survivor < 0) survivor = i;
  }
  const rest = Math.max(0, survivor);
  amounts[rest] = (amounts[rest] ?? 0) + left;
  return amounts;
}

function costOf(v: Victim | undefined): number {
  return v === undefined ? 0 : v.lethal + (v.indestructible ? 1_000_000 : 0);
}
