import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import * as actions from './catalogue/actions.js';
import * as basics from './catalogue/basics.js';
import * as keywords from './catalogue/keywords.js';
import * as log from './catalogue/log.js';
import * as match from './catalogue/match.js';
import * as moves from './catalogue/moves.js';
import * as notices from './catalogue/notices.js';
import * as objects from './catalogue/objects.js';
import * as options from './catalogue/options.js';
import * as prompts from './catalogue/prompts.js';
import * as refusals from './catalogue/refusals.js';
import * as results from './catalogue/results.js';
import * as words from './catalogue/words.js';
import { type Catalogue, catalogue, type Messages } from './catalogue.js';
import { LANGUAGES } from './language.js';
import { textOf } from './part.js';

const TOPICS = {
  ...{ ...actions, ...basics, ...keywords, ...log, ...match, ...moves, ...notices },
  ...{ ...objects, ...options, ...prompts, ...refusals, ...results, ...words },
};

const ENTRIES = Object.entries(TOPICS).flatMap(([topic, { messages }]) =>
  LANGUAGES.flatMap((language) =>
    Object.entries(messages[language]).map(([key, text]) => ({
      topic,
      language,
      key,
      text,
      en: (messages.en as Messages)[key] ?? '',
    })),
  ),
);
const at = ({ topic, language, key }: (typeof ENTRIES)[number]) => `${topic} ${language} ${key}`;

type Node = ReturnType<typeof parse>[number];

/** Names of what a message is told, and each plural's branches. */
function read(nodes: readonly Node[]): {
  readonly args: readonly string[];
  readonly plurals: readonly string[][];
} {
  const args: string[] = [];
  const plurals: string[][] = [];
  for (const node of nodes) {
    if (node.type === TYPE.argument) args.push(node.value);
    if (node.type !== TYPE.plural) continue;
    args.push(node.value);
    plurals.push(Object.keys(node.options));
    for (const branch of Object.values(node.options)) {
      const inside = read(branch.value);
      args.push(...inside.args);
      plurals.push(...inside.plurals);
    }
  }
  return { args: [...new Set(args)].sort(), plurals };
}

const readText = (text: string) => read(parse(text, { ignoreTag: true }));

/** Sources that speak, without the catalogues themselves. */
function sources(): string {
  const here = fileURLToPath(new URL('.', import.meta.url));
  return readdirSync(here)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(here, file), 'utf8'))
    .join('\n');
}

/** Keyed by a closed vocabulary of the schema: the compiler holds both sides, and code reads them by a variable. */
const BY_VOCABULARY: ReadonlySet<string> = new Set([
  ...['STEPS', 'ZONES', 'FROM_ZONE', 'TO_ZONE', 'PILES', 'COLORS', 'TYPES', 'SUPERTYPES', 'KEYWORDS'],
  ...['COUNTERS', 'CHANGES', 'STATUS', 'CHOSEN', 'PURPOSES', 'REFUSALS', 'REASONS', 'SPECIAL'],
]);

/** The same in two languages, and rightly so. */
const SAME: ReadonlySet<string> = new Set([
  'BASICS named',
  'LOG at',
  'LOG attack',
  'PROMPTS withSource',
  'RESULTS lifeOf',
  'OBJECTS counters',
  'ACTIONS activate',
  'ACTIONS inZone',
  'MATCH standing',
  'LOG life',
  'OPTIONS no',
  'OPTIONS mode',
  'CHOSEN protector',
  'CHOSEN color',
  'TYPES planeswalker',
  'KEYWORDS mentor',
  'KEYWORDS indestructible',
  'KEYWORDS vigilance',
  'KEYWORDS flash',
  'KEYWORDS menace',
  'KEYWORDS cascade',
  'KEYWORDS protection',
  'KEYWORDS escape',
  'KEYWORDS ninjutsu',
  'KEYWORDS bushido',
  'KEYWORDS modular',
  'KEYWORDS miracle',
  'KEYWORDS spectacle',
  'KEYWORDS flashback',
]);

describe('the catalogue', () => {
  it('should tell the same things in every language: each message names what the English one names', () => {
    const wrong = ENTRIES.filter(
      ({ text, en }) => readText(text).args.join() !== readText(en).args.join(),
    ).map(at);
    expect(wrong).toEqual([]);
  });

  it('should have the plural forms of its language', () => {
    const wrong = ENTRIES.filter(({ text, language }) =>
      readText(text).plurals.some(
        (forms) =>
          !forms.includes('other') || (language !== 'ja' && !forms.some((f) => f === 'one' || f === '=0')),
      ),
    ).map(at);
    expect(wrong).toEqual([]);
  });

  it('should be translated: no message is the English one but where the words are the same', () => {
    const left = ENTRIES.filter(
      ({ language, text, en, topic, key }) =>
        language !== 'en' && text === en && !SAME.has(`${topic} ${key}`),
    ).map(at);
    expect(left).toEqual([]);
  });

  it('should name no message as the same in two languages that is not', () => {
    const same = new Set(
      ENTRIES.filter(({ language, text, en }) => language !== 'en' && text === en).map(
        ({ topic, key }) => `${topic} ${key}`,
      ),
    );
    expect([...SAME].filter((name) => !same.has(name))).toEqual([]);
  });

  it('should have no apostrophe where it would quote a part of the message', () => {
    expect(ENTRIES.filter(({ text }) => /'[{}#]/.test(text)).map(at)).toEqual([]);
  });

  it('should have no empty message, and no space at its ends or twice', () => {
    expect(
      ENTRIES.filter(({ text }) => text === '' || text.trim() !== text || / {2}/.test(text)).map(at),
    ).toEqual([]);
  });

  it('should use every message somewhere', () => {
    const code = sources();
    const unused = ENTRIES.filter(
      ({ topic, language, key }) =>
        language === 'en' && !BY_VOCABULARY.has(topic) && !new RegExp(`['"]${key}['"]`).test(code),
    ).map(at);
    expect(unused).toEqual([]);
  });

  it('should have every topic in use', () => {
    const code = sources();
    expect(
      Object.keys(TOPICS).filter((topic) => !new RegExp(`\\b${topic}\\.(?:text|phrase)\\(`).test(code)),
    ).toEqual([]);
  });
});

describe('a message', () => {
  const some: Catalogue<{ greet: '{who} draws {n, plural, one {# card} other {# cards}}'; plain: 'Hello' }> =
    catalogue(
      { greet: '{who} draws {n, plural, one {# card} other {# cards}}', plain: 'Hello' },
      {
        es: { greet: '{who} roba {n, plural, one {# carta} other {# cartas}}', plain: 'Hola' },
        fr: { greet: '{who} pioche {n, plural, one {# carte} other {# cartes}}', plain: 'Bonjour' },
        ja: { greet: '{who}は{n}枚引く', plain: 'こんにちは' },
      },
    );
  const who = [{ seat: 2, name: 'B1' }];

  it('should keep names as parts and put plain text together', () => {
    expect(some.phrase('es', 'greet', { who, n: 1 })).toEqual([
      { seat: 2, name: 'B1' },
      { text: ' roba 1 carta' },
    ]);
    expect(textOf(some.phrase('ja', 'greet', { who, n: 3 }))).toBe('B1は3枚引く');
  });

  it('should choose between plurals as the language does: none is one in French, many in English', () => {
    expect(some.text('en', 'greet', { who, n: 0 })).toBe('B1 draws 0 cards');
    expect(some.text('fr', 'greet', { who, n: 0 })).toBe('B1 pioche 0 carte');
  });

  it('should not read names as messages: what players and cards are called is text', () => {
    expect(some.text('en', 'greet', { who: "{n} 'x' <b>", n: 2 })).toBe("{n} 'x' <b> draws 2 cards");
    expect(some.text('fr', 'plain')).toBe('Bonjour');
  });
});
