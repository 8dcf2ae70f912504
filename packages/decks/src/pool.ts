import type { DeckRules } from '@ettin/schema';
import type { DeckFault, Held } from './card-faults.js';
import type { CardLookup } from './card-info.js';
import type { Deck } from './deck.js';

/**
 * A pool is what a team has opened or drafted, in whatever sections its list has. Its cards are counted by their one
 * name, as those of decks are.
 */
function countsOf(lists: readonly Deck[], lookup: CardLookup): Map<string, { name: string; count: number }> {
  const out = new Map<string, { name: string; count: number }>();
  for (const { entries } of lists)
    for (const entry of entries) {
      const name = lookup(entry.name)?.name ?? entry.name;
      const key = name.toLowerCase();
      out.set(key, { name, count: (out.get(key)?.count ?? 0) + entry.count });
    }
  return out;
}

/** Cards of the decks and their sideboards that the pool hasn't got, lands that are given out excepted. */
export function poolFaults(
  held: readonly Held[],
  pool: Deck,
  rules: DeckRules,
  lookup: CardLookup,
): DeckFault[] {
  const source = rules.pool;
  if (source === null) return [];
  const there = countsOf([pool], lookup);
  return held.flatMap(({ info: { name }, copies, lines }): DeckFault[] => {
    const total = [...copies.values()].reduce((a, b) => a + b, 0);
    const has = there.get(name.toLowerCase())?.count ?? 0;
    if (total <= has || source.freely.includes(name)) return [];
    const decks = [...copies.keys()];
    const message = `The decks have ${total} of ${name}, the team's pool ${has === 0 ? 'none' : has}.`;
    const counted = { count: total, limit: has };
    return [{ code: 'notInPool', decks, card: name, lines, rule: source.rule, counted, message }];
  });
}

/**
 * What of a pool is in no main deck: the sideboard that the team has in common (CR 100.4c). By name, in the order of
 * the pool. Copies that a deck has beyond the pool are lands that were given out, or a fault of `checkTeamDecks`.
 */
export function leftOfPool(
  pool: Deck,
  decks: readonly Deck[],
  lookup: CardLookup,
): readonly { readonly name: string; readonly count: number }[] {
  const mains = decks.map((d) => ({ ...d, entries: d.entries.filter((e) => e.section === 'main') }));
  const used = countsOf(mains, lookup);
  return [...countsOf([pool], lookup)].flatMap(([key, { name, count }]) => {
    const left = count - (used.get(key)?.count ?? 0);
    return left > 0 ? [{ name, count: left }] : [];
  });
}
