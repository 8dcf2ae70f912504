import type { DeckRules } from '@ettin/schema';
import { type DeckFault, faultsOfCard, type Held } from './card-faults.js';
import type { CardLookup, DeckSetting } from './card-info.js';
import { type Deck, type DeckEntry, deckSize } from './deck.js';
import { poolFaults } from './pool.js';

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

function checkSize(deck: Deck, at: number, rules: DeckRules): DeckFault[] {
  const faults: DeckFault[] = [];
  const { minimum, sideboard } = rules;
  const main = deckSize(deck, 'main');
  const side = deckSize(deck, 'sideboard');
  const linesOf = (section: DeckEntry['section']) =>
    deck.entries.filter((e) => e.section === section).map(({ line }) => ({ deck: at, line }));
  if (main < minimum.cards) {
    faults.push({
      code: 'tooFewCards',
      decks: [at],
      card: null,
      lines: [],
      rule: minimum.rule,
      counted: { count: main, limit: minimum.cards },
      message: `Deck ${at + 1} has ${cards(main)}; it needs ${minimum.cards}.`,
    });
  }
  if (sideboard.how === 'limited' && side > sideboard.cards) {
    const allowed = sideboard.cards === 0 ? 'none is allowed' : `at most ${sideboard.cards} are allowed`;
    faults.push({
      code: 'sideboardTooLarge',
      decks: [at],
      card: null,
      lines: linesOf('sideboard'),
      rule: sideboard.rule,
      counted: { count: side, limit: sideboard.cards },
      message: `Deck ${at + 1} has ${cards(side)} in its sideboard; ${allowed}.`,
    });
  }
  const commander = deck.entries.find(({ section }) => section === 'commander');
  if (commander !== undefined) {
    faults.push({
      code: 'commanderSection',
      decks: [at],
      card: commander.name,
      lines: linesOf('commander'),
      rule: 'CR 903.3',
      counted: null,
      message: `${commander.name} is set apart as the commander of deck ${at + 1}; only Commander decks have one.`,
    });
  }
  return faults;
}

/** Cards by their one name, in the order in which the lists first have them. */
function gather(decks: readonly Deck[], lookup: CardLookup): { held: Held[]; unknown: DeckFault[] } {
  const byName = new Map<string, Held>();
  const unknown = new Map<string, DeckFault>();
  const linesOf = new Map<string, { deck: number; line: number }[]>();
  const add = ({ name, count, line }: DeckEntry, at: number): void => {
    const info = lookup(name);
    if (info === undefined) {
      const message = `No card named ${name} is known here (deck ${at + 1}).`;
      const key = `${at} ${name}`;
      const lines = linesOf.get(key) ?? [];
      // by one list for each, which grows: a new one for each line would take the square of the lines
      lines.push({ deck: at, line });
      linesOf.set(key, lines);
      const none = { rule: null, counted: null };
      unknown.set(key, { code: 'unknownCard', decks: [at], card: name, lines, ...none, message });
    }
    const known = info ?? { name, basic: false };
    const key = known.name.toLowerCase();
    const held = byName.get(key) ?? { info: known, copies: new Map<number, number>(), lines: [] };
    held.copies.set(at, (held.copies.get(at) ?? 0) + count);
    held.lines.push({ deck: at, line });
    byName.set(key, held);
  };
  decks.forEach((deck, at) => {
    for (const entry of deck.entries) add(entry, at);
  });
  return { held: [...byName.values()], unknown: [...unknown.values()] };
}

/** All faults of a team's decks, none if they are legal. `lookup` may answer several spellings of a card. */
export function checkTeamDecks(
  decks: readonly Deck[],
  rules: DeckRules,
  lookup: CardLookup,
  setting: DeckSetting = {},
): DeckFault[] {
  const { held, unknown } = gather(decks, lookup);
  const known = (names: readonly string[] = []) => names.map((name) => lookup(name)?.name ?? name);
  const named = { ...setting, banned: known(setting.banned), restricted: known(setting.restricted) };
  return [
    ...decks.flatMap((deck, at) => checkSize(deck, at, rules)),
    ...unknown,
    ...held.flatMap((one) => faultsOfCard(one, rules, named)),
    ...(setting.pool === undefined ? [] : poolFaults(held, setting.pool, rules, lookup)),
  ];
}
