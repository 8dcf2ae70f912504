import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as actions from './catalogue/actions.js';
import * as basics from './catalogue/basics.js';
import * as botReasons from './catalogue/bot-reasons.js';
import * as combatRefusals from './catalogue/combat-refusals.js';
import * as deckFaults from './catalogue/deck-faults.js';
import * as events from './catalogue/events.js';
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
import * as whyNot from './catalogue/why-not.js';
import * as words from './catalogue/words.js';
import { type Catalogue, catalogue, type Messages } from './catalogue.js';
import { catalogueFaults } from './faults.js';
import { textOf } from './part.js';

const TOPICS = {
  ...{
    ...actions,
    ...basics,
    ...botReasons,
    ...combatRefusals,
    ...events,
    ...keywords,
    ...log,
    ...match,
    ...moves,
    ...notices,
  },
  ...deckFaults,
  ...{ ...objects, ...options, ...prompts, ...refusals, ...results, ...whyNot, ...words },
};

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
  ...[
    'COUNTERS',
    'CHANGES',
    'STATUS',
    'CHOSEN',
    'PURPOSES',
    'REFUSALS',
    'REASONS',
    'BOT_REASONS',
    'COMBAT_REFUSALS',
    'SPECIAL',
    'WHY_NOT',
  ],
  'EVENTS',
  'DECK_FAULTS',
]);

/** The same in two languages, and rightly so. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  BASICS: ['named'],
  LOG: ['at', 'attack', 'life'],
  PROMPTS: ['withSource'],
  RESULTS: ['lifeOf'],
  OBJECTS: ['counters'],
  ACTIONS: ['activate', 'inZone'],
  MATCH: ['told', 'standing'],
  OPTIONS: ['no', 'mode'],
  CHOSEN: ['protector', 'color'],
  TYPES: ['planeswalker'],
  KEYWORDS: [
    'mentor',
    'indestructible',
    'vigilance',
    'flash',
    'menace',
    'cascade',
    'protection',
    'escape',
    'ninjutsu',
    'bushido',
    'modular',
    'miracle',
    'spectacle',
    'flashback',
  ],
};

describe('the catalogue', () => {
  it.each(Object.entries(TOPICS))('should have %s whole, translated and in use', (name, topic) => {
    const code = sources();
    const use = { name, code: BY_VOCABULARY.has(name) ? null : code, same: SAME[name] ?? [] };
    expect(catalogueFaults(topic as Catalogue<Messages>, use)).toEqual([]);
    expect(code).toMatch(new RegExp(`\\b${name}\\.(?:text|phrase)\\(`));
  });

  it('should find what is wrong', () => {
    const messages = {
      en: { a: '{n} of {who}', b: 'b', c: 'c' },
      es: { a: '{n}', b: ' b', c: 'c' },
      fr: { a: '{n} {who}', b: "d'{b}", c: 'ce' },
      ja: { a: '{who}{n}', b: '{n, plural, other {b}}', c: 'c' },
    };
    expect(catalogueFaults({ messages }, { name: 'X', code: "'a' 'b'", same: ['b'] })).toEqual([
      'X es a: names n, not n,who',
      'X es b: has spaces too many',
      'X fr b: has an apostrophe that would quote',
      'X ja b: names n, not nothing',
      'X c: is not translated',
      'X b: is not the same anywhere',
      'X c: is not used',
    ]);
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

  it('should write numbers without grouping, as the rest of the game does', () => {
    expect(some.text('en', 'greet', { who, n: 1234567 })).toBe('B1 draws 1234567 cards');
  });

  it('should not read names as messages: what players and cards are called is text', () => {
    expect(some.text('en', 'greet', { who: "{n} 'x' <b>", n: 2 })).toBe("{n} 'x' <b> draws 2 cards");
    expect(some.text('fr', 'plain')).toBe('Bonjour');
  });
});
