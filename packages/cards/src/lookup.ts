import type { CardDef } from '@ettin/schema';
import { editDistance, foldName, fullName } from './names.js';

/** Finds cards among a fixed list by name, however it is written (see names.ts). */
export interface CardLookup {
  readonly cards: readonly CardDef[];
  /**
   * By full name, by the name of the first part, or by that of the other part when only one card has such a
   * part and no card is called that.
   */
  cardByName(name: string): CardDef | undefined;
  /** The names (of cards or of their other parts) closest in spelling, closest first, at most `n`. */
  nearNames(name: string, n: number): string[];
}

export function cardLookup(list: readonly CardDef[]): CardLookup {
  const cards = [...list].sort((a, b) => byFolded(a.name, b.name));
  const byName = new Map<string, CardDef>();
  const byOther = new Map<string, CardDef | undefined>();
  const names: string[] = [];
  for (const card of cards) {
    byName.set(foldName(card.name), card);
    byName.set(foldName(fullName(card)), card);
    names.push(card.name);
    if (card.other === undefined) continue;
    const other = foldName(card.other.name);
    byOther.set(other, byOther.has(other) ? undefined : card);
    names.push(card.other.name);
  }
  return {
    cards,
    cardByName(name) {
      const folded = foldName(name);
      return byName.get(folded) ?? byOther.get(folded);
    },
    nearNames(name, n) {
      const folded = foldName(name);
      const scored = [...new Set(names)].map((other) => ({
        other,
        distance: editDistance(folded, foldName(other)),
      }));
      scored.sort((a, b) => a.distance - b.distance || byFolded(a.other, b.other));
      return scored.slice(0, n).map(({ other }) => other);
    },
  };
}

function byFolded(a: string, b: string): number {
  const [first, second] = [foldName(a), foldName(b)];
  return first < second ? -1 : first > second ? 1 : 0;
}
