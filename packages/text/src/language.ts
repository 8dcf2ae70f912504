import { LANGUAGES, type Language } from '@ettin/editions';

export { LANGUAGES, type Language };

const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
};

/** A language in itself, for the menu that changes it. */
export const languageName = (language: Language): string => NAMES[language];
