import { cardByName, foldName, misspelt, type StarterDeck, starterDecks, starterTeams } from '@ettin/cards';
import {
  type Deck,
  type DeckEntry,
  type DeckProblem,
  deckSize,
  MOST_CARDS,
  readDeck,
  type Section,
} from '@ettin/decks';
import { unsupportedIn } from '@ettin/engine';
import type { CardDef } from '@ettin/schema';
import type { Language } from '@ettin/text';
import { LARGEST, lookAt, readText } from '../io/files.js';
import { BadInput, type Io } from '../io/io.js';
import { DECKS, problemWords } from '../words/decks.js';

/**
 * Words of this file that are easily confused:
 *   problem      a line of a deck file that couldn't be read
 *   unsupported  a name that is no built-in card, or a card with words that the engine doesn't carry out
 *   fault        a rule of deck construction that the decks of a team break
 */
export interface LoadedDeck {
  /** File, or name of the starter deck. */
  readonly source: string;
  readonly name: string;
  readonly deck: Deck;
  readonly unsupported: readonly Unsupported[];
}

export interface Unsupported {
  readonly line: number;
  readonly name: string;
  /** Names of built-in cards like it; empty where the card itself is one. */
  readonly near: readonly string[];
  /** What on the card isn't carried out. */
  readonly lacks: readonly string[];
}

const NEAR = 3;
/** Different unknown names of a list for which near ones are looked for. */
const MOST_NEAR = 100;
/** No list of any size that can be played comes near. */
const MOST_LINES = 5000;
/** Lines of a report about a list. */
const MOST_TROUBLES = 100;

/** Decks by file or by name of a starter deck; the name of a starter team stands for its two decks. */
export function loadDecks(io: Io, wanted: readonly string[]): readonly LoadedDeck[] {
  return wanted.flatMap((one) => {
    const team = starterTeams.find((t) => foldName(t.name) === foldName(one));
    if (team !== undefined) return team.decks.map(fromStarter);
    const starter = starterDecks.find((d) => [d.id, d.name].some((n) => foldName(n) === foldName(one)));
    return [starter === undefined ? fromFile(io, one) : fromStarter(starter)];
  });
}

export function fromStarter(starter: StarterDeck): LoadedDeck {
  const entries: DeckEntry[] = starter.cards.map(([count, name], i) => ({
    count,
    name,
    section: 'main',
    line: i + 1,
  }));
  return withSupport(starter.name, starter.name, { name: starter.name, entries, problems: [] });
}

function fromFile(io: Io, path: string): LoadedDeck {
  try {
    return listFromFile(io, path);
  } catch (error) {
    if (!(error instanceof BadInput) || lookAt(io, path) !== undefined) throw error;
    throw new BadInput(error.message, [
      `starter decks: ${starterDecks.map((d) => d.name).join(', ')}`,
      `starter teams: ${starterTeams.map((t) => t.name).join(', ')}`,
    ]);
  }
}

/** A deck list, or that of a pool. Throws `BadInput`. */
export function listFromFile(io: Io, path: string): LoadedDeck {
  const text = readText(io, path, LARGEST.deck);
  const lines = text.trimEnd().split('\n').length;
  if (lines > MOST_LINES)
    throw new BadInput(
      `${path} can't be read: it has ${lines} lines, and a deck list has at most ${MOST_LINES}`,
    );
  const deck = readDeck(text);
  const size = deckSize(deck);
  if (size > MOST_CARDS)
    throw new BadInput(
      `${path} can't be played: it has ${size} cards, and a deck here has at most ${MOST_CARDS}`,
    );
  return withSupport(path, deck.name ?? path, deck);
}

function withSupport(source: string, name: string, deck: Deck): LoadedDeck {
  // a list of nothing but strange names is no deck: looking for all of them would only take long
  const near = new Map<string, readonly string[]>();
  const nearTo = (unknown: string): readonly string[] => {
    const found = near.get(unknown) ?? (near.size < MOST_NEAR ? misspelt(unknown, NEAR) : []);
    if (near.size < MOST_NEAR) near.set(unknown, found);
    return found;
  };
  const unsupported = deck.entries.flatMap((entry) =>
    unsupportedEntry(entry, cardByName(entry.name), nearTo),
  );
  return { source, name, deck, unsupported };
}

/** What an entry's card lacks to be played; none if nothing. `card`: the built-in card of that name. */
export function unsupportedEntry(
  entry: DeckEntry,
  card: CardDef | undefined,
  nearTo: (name: string) => readonly string[] = (unknown) => misspelt(unknown, NEAR),
): readonly Unsupported[] {
  const { line, name } = entry;
  if (card === undefined) return [{ line, name, near: nearTo(name), lacks: [] }];
  const lacks = unsupportedIn(card);
  return lacks.length === 0 ? [] : [{ line, name: card.name, near: [], lacks }];
}

/** What makes the file unusable, one line each: unread lines and cards that aren't built in. */
export function deckTroubles(loaded: LoadedDeck, language: Language): readonly string[] {
  const lines = [
    ...loaded.deck.problems.map((p) => ({ line: p.line, text: problemLine(loaded.source, p, language) })),
    ...loaded.unsupported.map((u) => ({ line: u.line, text: unsupportedLine(loaded.source, u, language) })),
  ];
  const size = loaded.deck.entries.length;
  if (size === 0 && lines.length === 0) return [`${loaded.source}: ${DECKS.text(language, 'noCard')}`];
  return lines.sort((a, b) => a.line - b.line).map(({ text }) => text);
}

/** As many lines of a report as somebody reads, and how many more there are. */
export function shortened(lines: readonly string[], language: Language = 'en'): readonly string[] {
  const more = lines.length - MOST_TROUBLES;
  return more > 0
    ? [...lines.slice(0, MOST_TROUBLES), DECKS.text(language, 'moreLines', { n: more })]
    : lines;
}

function problemLine(source: string, p: DeckProblem, language: Language): string {
  return `${source}:${p.line}: ${problemWords(p, language)} "${p.text}"`;
}

export function unsupportedLine(source: string, u: Unsupported, language: Language): string {
  const card = u.name;
  const list = u.lacks.join(', ');
  const near = u.near.join(', ');
  const said =
    list !== ''
      ? DECKS.text(language, 'lacks', { card, list })
      : near === ''
        ? DECKS.text(language, 'unknown', { card })
        : DECKS.text(language, 'unknownNear', { card, near });
  return `${source}:${u.line}: ${said}`;
}

/** Names of a section's cards as the engine knows them, one for each copy. All have to be supported. */
export function cardNames(loaded: LoadedDeck, section: Section = 'main'): readonly string[] {
  return loaded.deck.entries
    .filter((e) => e.section === section)
    .flatMap((e) => Array.from({ length: e.count }, () => cardByName(e.name)?.name ?? e.name));
}
