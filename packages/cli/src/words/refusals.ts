import type { Edition, ObjectId, Refusal } from '@ettin/schema';
import { type Language, refusalText } from '@ettin/text';

/** Why something isn't possible. The engine words it in English, more closely than the code of the refusal tells. */
export const refusalWords = (
  refusal: Refusal,
  edition: Edition,
  language: Language,
  nameOf?: (id: ObjectId) => string,
): string =>
  language === 'en' && refusal.about === undefined
    ? refusal.message
    : refusalText(refusal, edition, language, nameOf).text;
