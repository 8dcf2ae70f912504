/** No number of a game goes further from 0 than this: doubled often enough it would be one that JSON can't hold. */
export const LARGEST = 1_000_000_000;

/** The number within those bounds; -0, which JSON can't hold either, becomes 0. */
export const bounded = (n: number): number => Math.max(-LARGEST, Math.min(LARGEST, n)) + 0;
