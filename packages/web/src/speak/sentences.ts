import type { Language } from '../i18n/languages.js';

/** Pieces of speech one after the other, each with a full stop unless it ends by itself. */
export const inSentences = (pieces: readonly string[], language: Language): string =>
  pieces.map((s) => (/[.!?。…]$/.test(s) ? s : `${s}${language === 'ja' ? '。' : '.'}`)).join(' ');
