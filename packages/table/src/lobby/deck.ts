import { cardByName, misspelt, starterDecks } from '@ettin/cards';
import { type Deck, type DeckEntry, readDeck, type Section } from '@ettin/decks';
import { unsupportedIn } from '@ettin/engine';
import type { DeckChoice, DeckFaultView } from '@ettin/protocol';
import type { CardCount, SeatDeck } from '../state/table.js';

const NEAR = 3;
/** Unknown names of a list for which near ones are looked for, and their letters: each is held against every card. */
const MOST_NEAR = 12;
const LONGEST_NAME = 40;
/** Cards of a deck. The rules have no such limit, but a game copies its libraries. */
const MOST_CARDS = 2_000;
/** Faults that are told of one list. */
const MOST_FAULTS = 60;
/** Said of a line, but no reason not to play what was read. */
const NOTES: readonly string[] = ['notInDeck', 'unknownHeading'];

/** Reads a deck; what is wrong with it is in it. Undefined: there is no such starter deck. */
export function deckFrom(choice: DeckChoice): SeatDeck | undefined {
  if ('starter' in choice) return starterDeck(choice.starter);
  const lines = linesOf(choice.list);
  // more lines than cards may be are none of a deck: reading them would keep all tables waiting
  if (lines > MOST_CARDS) return unread(choice.name, lines);
  const deck = readDeck(choice.list);
  return {
    name: choice.name.trim() || (deck.name ?? 'Deck').slice(0, 64),
    starter: null,
    list: choice.list,
    main: counts(deck.entries, 'main'),
    side: counts(deck.entries, 'sideboard'),
    own: faultsOf(deck).slice(0, MOST_FAULTS),
    team: [],
  };
}

function linesOf(list: string): number {
  let lines = 0;
  for (const line of list.split(/[\r\n\u2028\u2029]/)) if (line.trim() !== '') lines += 1;
  return lines;
}

function unread(name: string, lines: number): SeatDeck {
  const own = [tooMany(lines)];
  return { name: name.trim() || 'Deck', starter: null, list: null, main: [], side: [], own, team: [] };
}

function starterDeck(id: string): SeatDeck | undefined {
  const found = starterDecks.find((d) => d.id === id);
  if (found === undefined) return undefined;
  const { name, cards } = found;
  return { name, starter: id, list: null, main: cards, side: [], own: [], team: [] };
}

/** Names as the engine knows them; what isn't built in keeps the name it was given. */
function counts(entries: readonly DeckEntry[], section: Section): readonly CardCount[] {
  return entries
    .filter((e) => e.section === section)
    .map((e): CardCount => [e.count, cardByName(e.name)?.name ?? e.name]);
}

/** The entries of a seat's deck again, for checks of a team's decks. */
export function entriesOf(deck: SeatDeck): Deck {
  if (deck.list !== null) return readDeck(deck.list);
  const entries = deck.main.map(
    ([count, name], i): DeckEntry => ({ count, name, section: 'main', line: i + 1 }),
  );
  return { name: deck.name, entries, problems: [] };
}

export const sizeOf = (cards: readonly CardCount[]): number => cards.reduce((sum, [n]) => sum + n, 0);

function faultsOf(deck: Deck): readonly DeckFaultView[] {
  const faults: DeckFaultView[] = deck.problems.map((p) => ({
    code: p.code,
    card: null,
    line: p.line,
    rule: null,
    counted: null,
    message: `${p.message} "${p.text.slice(0, 80)}"`,
    near: [],
    blocks: !NOTES.includes(p.code),
  }));
  let looked = 0;
  for (const { name, line } of deck.entries) {
    const card = cardByName(name);
    if (card === undefined) {
      const near = name.length <= LONGEST_NAME && looked++ < MOST_NEAR ? misspelt(name, NEAR) : [];
      const message = `No card named ${name} is known here.`;
      const code = 'unknownCard';
      faults.push({ code, card: name, line, rule: null, counted: null, message, near, blocks: true });
      continue;
    }
    const lacks = unsupportedIn(card);
    if (lacks.length === 0) continue;
    const message = `${card.name} can't be played yet: the engine doesn't carry out ${lacks.join(', ')}.`;
    const code = 'unsupportedCard';
    const none = { rule: null, counted: null, near: [] };
    faults.push({ code, card: card.name, line, ...none, message, blocks: true });
  }
  const size = deck.entries.reduce((sum, e) => sum + e.count, 0);
  if (size === 0) faults.push(whole('empty', 'There is no card in the list.'));
  if (size > MOST_CARDS) faults.push(tooMany(size));
  return faults;
}

const tooMany = (count: number): DeckFaultView => ({
  ...whole('tooManyCards', `The list has ${count} cards; a deck here has at most ${MOST_CARDS}.`),
  counted: { count, limit: MOST_CARDS },
});

const whole = (code: string, message: string): DeckFaultView => ({
  code,
  card: null,
  line: null,
  rule: null,
  counted: null,
  message,
  near: [],
  blocks: true,
});
