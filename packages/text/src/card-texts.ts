import type { CastMethod, ObjectView } from '@ettin/schema';

/**
 * What only the cards know, in the reader's language. Whoever has the cards and prints their text gives it to
 * `actionLabel` and `optionLabel`; null where nothing can be said of the object.
 */
export interface CardTexts {
  /** The text of an ability, by its position among the object's abilities. */
  ability(o: ObjectView, position: number): string | null;
  /** A face of the card, with its own mana cost where it has one. */
  face(o: ObjectView, face: 0 | 1): { readonly name: string; readonly cost: string | null } | null;
  /** The keyword that lets it be cast so, with its cost: "flashback {1}{R}". */
  method(o: ObjectView, method: CastMethod): string | null;
  /** An additional cost with its keyword: "kicker {4}". `index`: which of a kicker's costs. */
  additionalCost(o: ObjectView, keyword: 'kicker' | 'buyback' | 'entwine', index: number): string | null;
  /** A mode of the spell or ability that asks, without its bullet. */
  mode(o: ObjectView, mode: number): string | null;
}
