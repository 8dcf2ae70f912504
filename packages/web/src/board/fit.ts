/** How wide cards may be in a row, widest first, in pixels; what fits in none of them scrolls. */
export const WIDTHS = [92, 80, 68, 58] as const;
/** Between cards; the smallest stand closer. */
const gapFor = (width: number): number => (width < 60 ? 4 : 7);
const LINE_GAP = 9;
/** Height of a card for each pixel of its width. */
export const TALL = 1.39;
/** What each further card of a fan adds, as a part of its width. */
export const FAN_STEP = 0.34;

export interface Fit {
  readonly width: number;
  readonly gap: number;
  readonly scrolls: boolean;
  /** They stand in more than one line. */
  readonly wraps: boolean;
}

export interface Room {
  readonly width: number;
  /** 0: one line, whatever its height. */
  readonly height: number;
  /** What stands beneath a card, such as its Auras. */
  readonly beneath?: number;
  readonly widest?: number;
  /** Cards are never smaller, and scroll instead. */
  readonly narrowest?: number;
}

/**
 * The widest cards of which all are in sight, in as many lines as the height has room for. `fans`: for each slot of the
 * row, the number of cards that it shows beside each other.
 */
export function fitRow(fans: readonly number[], room: Room): Fit {
  const { width: across, widest = WIDTHS[0], narrowest = 0 } = room;
  const allowed = WIDTHS.filter((w) => w <= widest && w >= narrowest);
  for (const width of allowed) {
    const needed = linesFor(fans, width, across);
    if (needed <= linesIn(room, width))
      return { width, gap: gapFor(width), scrolls: false, wraps: needed > 1 };
  }
  const smallest = allowed.at(-1) ?? widest;
  return { width: smallest, gap: gapFor(smallest), scrolls: true, wraps: linesIn(room, smallest) > 1 };
}

/** Lines of such cards that there is room for. */
const linesIn = ({ height, beneath = 0 }: Room, width: number): number =>
  Math.max(1, Math.floor((height + LINE_GAP) / (width * TALL + beneath + LINE_GAP)));

/** Lines that slots of this width take, filled one after the other. */
function linesFor(fans: readonly number[], width: number, across: number): number {
  let lines = 1;
  let used = 0;
  for (const n of fans) {
    const slot = width * (1 + FAN_STEP * (n - 1)) + gapFor(width);
    if (used > 0 && used + slot > across) {
      lines += 1;
      used = 0;
    }
    used += slot;
  }
  return lines;
}
