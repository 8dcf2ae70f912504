interface Counted {
  readonly count: number;
  readonly gap: number;
}

/** CR 100.4a. */
const LARGEST_SIDEBOARD = 15;

/** Sizes at which people stop adding cards: limited, constructed, commander. */
const ROUND_SIZES = [40, 60, 100];

const total = (cards: readonly Counted[]): number => cards.reduce((sum, { count }) => sum + count, 0);

/** Where groups begin: at a card after a blank line. */
function breaks(cards: readonly Counted[], atLeast: number): number[] {
  return cards.flatMap(({ gap }, index) => (index > 0 && gap >= atLeast ? [index] : []));
}

/**
 * In a list without headings a blank line stands before the sideboard, but others set blank lines between spells and
 * lands. Gives the index of the first sideboard card, or infinity. A sideboard has at most 15 cards, and one isn't
 * seen where a whole deck comes out only with it (45 spells, blank, 15 lands).
 */
export function sideboardFrom(cards: readonly Counted[]): number {
  const single = breaks(cards, 1);
  const double = breaks(cards, 2);
  const at = single.length > 1 && double.length === 1 ? double[0] : single.at(-1);
  if (at === undefined) return Number.POSITIVE_INFINITY;
  const deck = total(cards.slice(0, at));
  const side = total(cards.slice(at));
  if (side > LARGEST_SIDEBOARD || ROUND_SIZES.includes(deck + side)) return Number.POSITIVE_INFINITY;
  const certain = single.length === 1 || double.length === 1 || deck >= 60;
  return certain ? at : Number.POSITIVE_INFINITY;
}
