import { decidingLines } from '@ettin/editions';
import type { Edition, ObjectId, Refusal, RefusalCode } from '@ettin/schema';
import { COMBAT_REFUSALS } from './catalogue/combat-refusals.js';
import { REFUSALS } from './catalogue/refusals.js';
import { WHY_NOT } from './catalogue/why-not.js';
import type { Language } from './language.js';
import { type RuleText, ruleText } from './rule-text.js';

export interface RefusalText {
  readonly text: string;
  readonly rule: string;
  readonly ruleText: RuleText | null;
}

/**
 * Why something isn't possible, and the rule of the game's edition that says so. `nameOf`: what the reader calls the object that
 * it is about.
 */
export function refusalText(
  refusal: Refusal,
  edition: Edition,
  language: Language,
  nameOf?: (id: ObjectId) => string,
): RefusalText {
  return {
    text: reasonText(refusal, language, nameOf) ?? REFUSALS.text(language, refusal.code),
    rule: refusal.rule,
    ruleText: ruleText(edition.id, refusal.rule, language, decidingLines(edition, refusal.cite)),
  };
}

/** Why something isn't possible, by the code alone. */
export const refusalCodeText = (code: RefusalCode, language: Language): string =>
  REFUSALS.text(language, code);

type Reason = keyof typeof WHY_NOT.messages.en & string;

function reasonText(
  { message, about }: Refusal,
  language: Language,
  nameOf: ((id: ObjectId) => string) | undefined,
): string | null {
  if (hasReason(message)) return WHY_NOT.text(language, message);
  if (!isOfCombat(message)) return null;
  const { object, n = 0 } = about ?? {};
  // whoever has no names to give is told by the code alone
  if (object !== undefined && nameOf === undefined) return null;
  const what = object === undefined || nameOf === undefined ? '' : nameOf(object);
  return COMBAT_REFUSALS.text(language, message, { what, n });
}

type OfCombat = keyof typeof COMBAT_REFUSALS.messages.en & string;
const isOfCombat = (message: string): message is OfCombat =>
  Object.hasOwn(COMBAT_REFUSALS.messages.en, message);

/** The engine's message, where it is one of those that say more than the code. */
const hasReason = (message: string): message is Reason => Object.hasOwn(WHY_NOT.messages.en, message);
