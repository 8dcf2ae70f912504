/** How wide cards may be in a row, widest first, in pixels; what fits in none of them scrolls. */
export const WIDTHS = [92, 80, 68, 58] as const;
const GAP = 7;
/** What each further card of a fan adds, as a part of its width. */
export const FAN_STEP = 0.34;

export interface Fit {
  readonly width: number;
  readonly scrolls: boolean;
}

/** `fans`: for each slot of the row, the number of cards that it shows beside each other. */
export function fitRow(fans: readonly number[], available: number, widest: number = WIDTHS[0]): Fit {
  const smallest = WIDTHS[WIDTHS.length - 1] ?? 58;
  for (const width of WIDTHS) {
    if (width > widest) continue;
    const needed = fans.reduce((sum, n) => sum + width * (1 + FAN_STEP * (n - 1)) + GAP, 0);
    if (needed <= available) return { width, scrolls: false };
  }
  return { width: smallest, scrolls: true };
}
