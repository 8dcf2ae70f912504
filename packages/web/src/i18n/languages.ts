/** Languages of the page, each by its own name. */
export const LANGUAGES = ['en', 'es', 'fr', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
};

/** The first of the reader's languages that the page has; English where it has none of them. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((l) => tag.toLowerCase().split('-')[0] === l);
    if (found !== undefined) return found;
  }
  return 'en';
}
