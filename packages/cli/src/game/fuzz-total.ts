import type { FuzzReport } from '@ettin/testkit';

export const NO_GAMES: FuzzReport = {
  games: 0,
  actions: 0,
  failures: [],
  results: {},
  cardsUsed: 0,
  cardsUnused: [],
  largestState: 0,
};

/** The report of both together, made with the same lists of cards; a card is unused when it is in both. */
export function addReport(sum: FuzzReport, one: FuzzReport): FuzzReport {
  const results: Record<string, number> = { ...sum.results };
  for (const [reason, n] of Object.entries(one.results)) results[reason] = (results[reason] ?? 0) + n;
  const still = new Set(one.cardsUnused);
  const unused = sum.games === 0 ? one.cardsUnused : sum.cardsUnused.filter((name) => still.has(name));
  return {
    games: sum.games + one.games,
    actions: sum.actions + one.actions,
    failures: [...sum.failures, ...one.failures],
    results,
    cardsUsed: one.cardsUsed + one.cardsUnused.length - unused.length,
    cardsUnused: unused,
    largestState: Math.max(sum.largestState, one.largestState),
  };
}
