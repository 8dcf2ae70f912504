import type { CardDef } from '@ettin/schema';

/**
 * Ways to write a card's name:
 *   full name   both parts of a two-part card, "Fire // Ice"; otherwise the name itself
 *   folded      for comparing: case, accents, spaces and punctuation don't count
 *   kebab       as its file is called, from the name of the first part
 */
export function fullName(card: CardDef): string {
  return card.other === undefined ? card.name : `${card.name} // ${card.other.name}`;
}

const LIGATURES: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ø: 'o', ð: 'd', þ: 'th', ß: 'ss' };

function plainLetters(name: string): string {
  const decomposed = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  return decomposed.replace(/[æœøðþß]/g, (letter) => LIGATURES[letter] ?? letter);
}

export function foldName(name: string): string {
  return plainLetters(name).replace(/[^a-z0-9]/g, '');
}

export function kebabName(name: string): string {
  return plainLetters(name)
    .replace(/['’"]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Single-letter insertions, deletions, substitutions and swaps of neighbours that turn `a` into `b`. Beyond `most`
 * it gives up and says infinity.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (same ? 0 : 1),
          swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = current;
    // a swap looks two rows back; neither row leads to less than its least
    if (Math.min(...last, ...beforeLast) > most) return Number.POSITIVE_INFINITY;
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
