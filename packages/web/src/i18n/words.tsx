import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { keepText, kept } from '../app/kept.js';
import type { Catalogue, WordKey } from './en/index.js';
import { LANGUAGES, type Language, preferred } from './languages.js';

export type Values = Readonly<Record<string, string | number>>;

export interface Words {
  readonly language: Language;
  /** A string of the page in the reader's language. */
  readonly t: (key: WordKey, values?: Values) => string;
  readonly intl: IntlShape;
  readonly choose: (language: Language) => void;
}

const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => (await import('./en/index.js')).en,
  es: async () => (await import('./es/index.js')).es,
  fr: async () => (await import('./fr/index.js')).fr,
  ja: async () => {
    // its font comes in some hundred pieces, of which a browser fetches what a text needs
    const [catalogue] = await Promise.all([
      import('./ja/index.js'),
      import('@fontsource-variable/noto-sans-jp/wght.css'),
    ]);
    return catalogue.ja;
  },
};

const Context = createContext<Words | null>(null);

/** Shows nothing until the reader's catalogue is there: a page in two languages at once would help nobody. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(() =>
    kept('language', LANGUAGES, preferred(navigator.languages)),
  );
  const [loaded, setLoaded] = useState<{ language: Language; catalogue: Catalogue } | null>(null);
  useEffect(() => {
    let current = true;
    void CATALOGUES[language]().then((catalogue) => {
      if (!current) return;
      document.documentElement.lang = language;
      setLoaded({ language, catalogue });
    });
    return () => {
      current = false;
    };
  }, [language]);
  const words = useMemo((): Words | null => {
    if (loaded === null) return null;
    const intl = createIntl(
      { locale: loaded.language, messages: { ...loaded.catalogue } },
      createIntlCache(),
    );
    return {
      language: loaded.language,
      intl,
      t: (key, values) => intl.formatMessage({ id: key }, values === undefined ? undefined : { ...values }),
      choose(chosen) {
        keepText('language', chosen);
        setLanguage(chosen);
      },
    };
  }, [loaded]);
  return words === null ? null : <Context value={words}>{children}</Context>;
}

export function useWords(): Words {
  const words = useContext(Context);
  if (words === null) throw new Error('there are no words outside of a WordsProvider');
  return words;
}
