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
  const width = b.length + 1;
  let beforeLast = new Uint32Array(width);
  let last = Uint32Array.from({ length: width }, (_, column) => column);
  let current = new Uint32Array(width);
  let leastBefore = 0;
  for (let row = 1; row <= a.length; row += 1) {
    const letter = a.charCodeAt(row - 1);
    current[0] = row;
    let least = row;
    let beside = row;
    for (let column = 1; column < width; column += 1) {
      const other = b.charCodeAt(column - 1);
      let distance = Math.min(at(last, column), beside) + 1;
      distance = Math.min(distance, at(last, column - 1) + (letter === other ? 0 : 1));
      const swapped =
        row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && other === a.charCodeAt(row - 2);
      if (swapped) distance = Math.min(distance, at(beforeLast, column - 2) + 1);
      current[column] = distance;
      beside = distance;
      if (distance < least) least = distance;
    }
    [beforeLast, last, current] = [last, current, beforeLast];
    // a swap looks two rows back; neither row leads to less than its least
    if (Math.min(least, leastBefore) > most) return Number.POSITIVE_INFINITY;
    leastBefore = least;
  }
  return at(last, b.length);
}

function at(row: Uint32Array, column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
