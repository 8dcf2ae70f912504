import type { CardDef } from '@ettin/schema';
import { FIRST_PRINTINGS } from './first-printings.js';

/** Those of the cards that had been printed by this day (`2005-10-07`), which is included. */
export function cardsPrintedBy(cards: readonly CardDef[], day: string): readonly CardDef[] {
  const printed = new Set(FIRST_PRINTINGS.filter(({ date }) => date <= day).flatMap((set) => set.cards));
  return cards.filter((card) => printed.has(card.name));
}
