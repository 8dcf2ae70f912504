import { catalogue } from '../catalogue.js';
import { BOT_REASON_WORDS_EN, BOT_REASONS_EN } from './en/bot-reasons.js';
import { BOT_REASON_WORDS_ES, BOT_REASONS_ES } from './es/bot-reasons.js';
import { BOT_REASON_WORDS_FR, BOT_REASONS_FR } from './fr/bot-reasons.js';
import { BOT_REASON_WORDS_JA, BOT_REASONS_JA } from './ja/bot-reasons.js';

export const BOT_REASONS = catalogue(BOT_REASONS_EN, {
  es: BOT_REASONS_ES,
  fr: BOT_REASONS_FR,
  ja: BOT_REASONS_JA,
});
export const BOT_REASON_WORDS = catalogue(BOT_REASON_WORDS_EN, {
  es: BOT_REASON_WORDS_ES,
  fr: BOT_REASON_WORDS_FR,
  ja: BOT_REASON_WORDS_JA,
});
