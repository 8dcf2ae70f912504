import { createIntl, createIntlCache } from 'react-intl';
import { en } from './en/index.js';
import { es } from './es/index.js';
import { fr } from './fr/index.js';
import { ja } from './ja/index.js';
import type { Language } from './languages.js';
import type { Words } from './words.js';

const CATALOGUES = { en, es, fr, ja } as const;

/** The page's words as a reader of the language has them, without a page. */
export function wordsIn(language: Language): Pick<Words, 't' | 'language'> {
  const intl = createIntl({ locale: language, messages: { ...CATALOGUES[language] } }, createIntlCache());
  return {
    language,
    t: (key, values) => intl.formatMessage({ id: key }, values === undefined ? undefined : { ...values }),
  };
}
