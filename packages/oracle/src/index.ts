export {
  printAbility,
  printCard,
  printKeyword,
  printMode,
  printToken,
  printTypeLine,
  TEXT_LANGUAGES,
  type TextContext,
  type TextLanguage,
} from './print/print.js';
export type { PrintedFace, PrintedText } from './print/printed.js';
