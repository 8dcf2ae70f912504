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
  /** Of those the ones that the name may be a misspelling of: a letter in four may be wrong, one at least. */
  misspelt(name: string, n: number): string[];
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
  const folded = [...new Set(names)].map((name) => ({ name, folded: foldName(name) }));
  const near = (name: string, n: number, within: (letters: number) => number): string[] => {
    const wanted = foldName(name.slice(0, LONGEST)).slice(0, LONGEST);
    const limit = within(wanted.length);
    const best: Near[] = [];
    // the nearest are nearly always about as long: once they are found, the others are soon seen to be further
    const byLength = [...folded].sort(
      (a, b) => Math.abs(a.folded.length - wanted.length) - Math.abs(b.folded.length - wanted.length),
    );
    for (const other of byLength) {
      // a name can only be among the best when it is nearer than the last of them
      const most = best.length < n ? limit : Math.min(limit, best.at(-1)?.distance ?? -1);
      const distance = editDistance(wanted, other.folded, most);
      if (distance > most) continue;
      best.push({ ...other, distance });
      best.sort((a, b) => a.distance - b.distance || (a.folded < b.folded ? -1 : 1));
      best.length = Math.min(best.length, n);
    }
    return best.map((one) => one.name);
  };
  return {
    cards,
    cardByName(name) {
      const wanted = foldName(name);
      return byName.get(wanted) ?? byOther.get(wanted);
    },
    nearNames: (name, n) => near(name, n, () => Number.POSITIVE_INFINITY),
    misspelt: (name, n) => near(name, n, (letters) => Math.max(1, Math.floor(letters / 4))),
  };
}

/** What comes after so many letters of a name tells nothing of which card was meant. */
const LONGEST = 200;

interface Near {
  readonly name: string;
  readonly folded: string;
  readonly distance: number;
}

function byFolded(a: string, b: string): number {
  const [first, second] = [foldName(a), foldName(b)];
  return first < second ? -1 : first > second ? 1 : 0;
}
