import type { BotReason } from '@ettin/schema';
import { faceOf, noteFor } from '../notes.js';
import type { Table } from '../table.js';
import { GAME } from '../worth.js';
import type { Play } from './play.js';

/** More plays than this aren't weighed against each other. */
const MOST = 8;

/**
 * The next play of a main phase: out of the set that makes the best use of the mana, what should come first.
 * Before combat only what helps in it; creatures come after, so that the other side blocks without knowing.
 */
export function planMain(
  t: Table,
  all: readonly Play[],
  seat: number,
): { readonly play: Play; readonly why: BotReason } | null {
  const winning = all.find((p) => p.gain > GAME / 2);
  if (winning !== undefined) return { play: winning, why: { code: 'win' } };
  const before = t.view.step === 'main1';
  // what can wait for the end of their turn waits
  const plays = all
    .filter((p) => !p.response && (p.slow || p.early || p.removal || p.taps))
    .filter((p) => p.slow || p.removal || p.action.type === 'activate')
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST);
  const kept = keptBack(t, seat);
  const chosen = bestSet(t, plays, seat, kept);
  let next: Play | null = null;
  for (const p of chosen) {
    if (before && !p.early && !p.removal && !p.taps) continue;
    if (next === null || rank(p) > rank(next)) next = p;
  }
  if (next === null) return null;
  return { play: next, why: { code: before ? 'beforeCombat' : 'bestUse' } };
}

const rank = (p: Play): number => p.gain + (p.mana === 0 ? 100 : 0) + (p.removal ? 10 : 0);

/** The plays that are worth most together within the mana; by brute force, as there are few. */
function bestSet(t: Table, plays: readonly Play[], seat: number, kept: number): readonly Play[] {
  const { total, sacrificed } = t.mana(seat);
  let best = 0;
  let bestValue = 0;
  for (let set = 1; set < 1 << plays.length; set++) {
    let mana = 0;
    let gain = 0;
    for (let i = 0; i < plays.length; i++)
      if ((set & (1 << i)) !== 0) {
        mana += plays[i]?.mana ?? 0;
        gain += plays[i]?.gain ?? 0;
      }
    if (mana > total) continue;
    // a Treasure is kept unless it makes up for itself, and a counterspell if it can be
    let value = gain - 0.9 * Math.max(0, mana - (total - sacrificed));
    if (kept > 0 && total - mana >= kept) value += HOLDING;
    if (value > bestValue + 1e-9) {
      best = set;
      bestValue = value;
    }
  }
  if (kept > 0 && total >= kept && bestValue < HOLDING) return [];
  return plays.filter((_, i) => (best & (1 << i)) !== 0);
}

/** What it is worth to have the mana for a counterspell in their turn. */
const HOLDING = 2.4;

/** Mana of the cheapest counterspell in hand; 0 without one. */
function keptBack(t: Table, seat: number): number {
  let least = 0;
  for (const o of t.view.hands[seat] ?? []) {
    if (!o.types.includes('instant')) continue;
    const face = faceOf(t.rules, o.name);
    const data = face === null ? undefined : noteFor(t.rules, face.spell)?.data;
    if (data?.kind !== 'spell') continue;
    const counters = (data.effects ?? []).some(
      (e) => e.do === 'counter' || (e.do === 'unlessPays' && e.effects.some((x) => x.do === 'counter')),
    );
    if (counters && (least === 0 || o.manaValue < least)) least = o.manaValue;
  }
  return least;
}
