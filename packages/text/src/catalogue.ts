import type { Language } from '@ettin/editions';
import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import { joined, type Phrase, textOf } from './part.js';

/** ICU messages by key. English is the original: it says which keys there are and what each is told. */
export type Messages = Readonly<Record<string, string>>;

/** The same keys in every other language, none missing and none besides. */
export type Translations<M extends Messages> = {
  readonly [L in Exclude<Language, 'en'>]: Readonly<Record<keyof M, string>>;
};

/** "who" of "{who}", "n" of "{n, plural, one {# card} other {# cards}}"; what is said in a branch is no name. */
type NameIn<S extends string> = S extends `${infer A}{${infer B}`
  ? NameIn<A> | NameIn<B>
  : S extends `${infer A},${string}`
    ? NameIn<A>
    : S extends `${string}${' ' | '#'}${string}` | ''
      ? never
      : S;

/** Names of what a message has to be told, read from its text. */
export type ArgsOf<S extends string> = S extends `${string}{${infer Inside}}${infer Rest}`
  ? NameIn<Inside> | ArgsOf<Rest>
  : never;

/** A number chooses between plurals; a phrase keeps its names as parts. */
export type Value = string | number | Phrase;

type Told<S extends string> = [ArgsOf<S>] extends [never]
  ? readonly []
  : readonly [told: { readonly [A in ArgsOf<S>]: Value }];

export interface Catalogue<M extends Messages> {
  /** Every message, for the tests of the catalogue. */
  readonly messages: { readonly [L in Language]: Readonly<Record<keyof M, string>> };
  /** A message with names in it. */
  phrase<K extends keyof M & string>(language: Language, key: K, ...told: Told<M[K]>): Phrase;
  text<K extends keyof M & string>(language: Language, key: K, ...told: Told<M[K]>): string;
}

/** Numbers without grouping, as life totals and sizes are written everywhere in the game. */
const FORMATTERS: Formatters = {
  getNumberFormat: (locales, options) => new Intl.NumberFormat(locales, { ...options, useGrouping: false }),
  getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
  getPluralRules: (...args) => new Intl.PluralRules(...args),
};

/** Messages are parsed when they are first needed, and kept. */
export function catalogue<const M extends Messages>(en: M, others: Translations<M>): Catalogue<M> {
  const messages = { en, ...others };
  const parsed = new Map<string, IntlMessageFormat>();
  const messageOf = (language: Language, key: keyof M & string): IntlMessageFormat => {
    const at = `${language} ${key}`;
    const known = parsed.get(at);
    if (known !== undefined) return known;
    const made = new IntlMessageFormat(messages[language][key], language, undefined, {
      ignoreTag: true,
      formatters: FORMATTERS,
    });
    parsed.set(at, made);
    return made;
  };
  const phrase = (
    language: Language,
    key: keyof M & string,
    told: Readonly<Record<string, Value>> = {},
  ): Phrase => {
    const parts = messageOf(language, key).formatToParts<Phrase>(told as Record<string, string | number>);
    return joined(
      parts.flatMap(
        ({ value }): Phrase => (typeof value === 'string' ? [{ text: value }] : (value as Phrase)),
      ),
    );
  };
  return {
    messages,
    phrase: (language, key, ...told) => phrase(language, key, told[0]),
    text: (language, key, ...told) => textOf(phrase(language, key, told[0])),
  };
}
