/** Slots from here on are not in the table: hands (+ seat) and cards looked at in a library (+ seat). */
export const HAND_SLOT = 65500;
export const PEEK_SLOT = 65400;
/** Top cards of libraries that somebody may look at for a while (+ seat). */
export const TOP_SLOT = 65450;
export const SLOT_MASK = 0xffff;
export const GENERATION = 65536;
