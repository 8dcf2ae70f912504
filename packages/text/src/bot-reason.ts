import type { BotReason } from '@ettin/schema';
import { BOT_REASON_WORDS, BOT_REASONS } from './catalogue/bot-reasons.js';
import type { Language } from './language.js';
import { textOf } from './part.js';
import { listed } from './speech.js';

/** "Plains gives what the hand needs most": why a bot does something, as part of a sentence or on a line of its own. */
export function botReasonText(reason: BotReason, language: Language): string {
  const { code, names = [], n = 0, of = 0 } = reason;
  const named = names.map((name) => [{ text: name }]);
  const it = BOT_REASON_WORDS.text(language, 'it');
  return BOT_REASONS.text(language, code, {
    names: named.length === 0 ? it : textOf(listed(named, language)),
    n,
    of,
  });
}
