import { decidingLines } from '@ettin/editions';
import type { Edition, Refusal, RefusalCode } from '@ettin/schema';
import { REFUSALS } from './catalogue/refusals.js';
import { WHY_NOT } from './catalogue/why-not.js';
import type { Language } from './language.js';
import { type RuleText, ruleText } from './rule-text.js';

export interface RefusalText {
  readonly text: string;
  readonly rule: string;
  readonly ruleText: RuleText | null;
}

/** Why something isn't possible, and the rule of the game's edition that says so. */
export function refusalText(refusal: Refusal, edition: Edition, language: Language): RefusalText {
  return {
    text: hasReason(refusal.message)
      ? WHY_NOT.text(language, refusal.message)
      : REFUSALS.text(language, refusal.code),
    rule: refusal.rule,
    ruleText: ruleText(edition.id, refusal.rule, language, decidingLines(edition, refusal.cite)),
  };
}

/** Why something isn't possible, by the code alone. */
export const refusalCodeText = (code: RefusalCode, language: Language): string =>
  REFUSALS.text(language, code);

type Reason = keyof typeof WHY_NOT.messages.en & string;

/** The engine's message, where it is one of those that say more than the code. */
const hasReason = (message: string): message is Reason => Object.hasOwn(WHY_NOT.messages.en, message);
