import type { DeckRules } from '@ettin/schema';
import type { CardInfo, DeckSetting } from './card-info.js';

export const FAULT_CODES = [
  'tooFewCards',
  'sideboardTooLarge',
  'commanderSection',
  'unknownCard',
  /** In one deck. */
  'tooManyCopies',
  /** In the decks of the team together. */
  'tooManyOnTeam',
  'bannedCard',
  /** More than one copy of a card that the format restricts, for the team or in a deck. */
  'restrictedCard',
  'sharedName',
  /** Shared, and the card's own "any number" lifts the limit in one deck of the team only. */
  'exceptionInOneDeckOnly',
  /** More copies than the pool that the decks were built from has. */
  'notInPool',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** A line of one of the lists; both counted as `DeckFault.decks` and `DeckEntry.line` are. */
export interface DeckLine {
  readonly deck: number;
  readonly line: number;
}

export interface DeckFault {
  readonly code: FaultCode;
  /** Positions in the list of decks, from 0. */
  readonly decks: readonly number[];
  /** Null where the fault is the deck's as a whole. */
  readonly card: string | null;
  /** Where the cards concerned stand in the lists; empty where cards are missing. */
  readonly lines: readonly DeckLine[];
  /** Null where no rule is broken: this program doesn't know the card. */
  readonly rule: string | null;
  /** Cards that are too few or too many, and how many there may or have to be; null where nothing is counted. */
  readonly counted: Counted | null;
  /** In English, with the numbers of the decks. */
  readonly message: string;
}

export interface Counted {
  readonly count: number;
  readonly limit: number;
}

export interface Held {
  readonly info: CardInfo;
  /** Copies by deck. */
  readonly copies: Map<number, number>;
  readonly lines: DeckLine[];
}

const front = (name: string): string => (name.split(' // ')[0] ?? name).toLowerCase();
const names = (list: readonly string[], name: string): boolean =>
  list.some((one) => front(one) === front(name));
/** "1 and 2", "1, 2 and 3" */
const listed = (decks: readonly number[]): string => {
  const numbers = decks.map((at) => at + 1);
  return numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
};

type Fault = Omit<DeckFault, 'card' | 'lines'>;

function banned({ info: { name }, copies }: Held, rules: DeckRules, setting: DeckSetting): Fault[] {
  const decks = [...copies.keys()];
  const fault = (rule: string, where: string): Fault[] => [
    { code: 'bannedCard', decks, rule, counted: null, message: `${name} is banned${where}.` },
  ];
  if (rules.banned === null) return [];
  if (names(rules.banned.names, name)) return fault(rules.banned.rule, '');
  if (names(setting.banned ?? [], name)) return fault(rules.banned.formatRule, ' in this format');
  return [];
}

function restricted({ info: { name }, copies }: Held, rules: DeckRules, setting: DeckSetting): Fault[] {
  if (rules.restricted === null || !names(setting.restricted ?? [], name)) return [];
  const { copiesFor, rule } = rules.restricted;
  if (copiesFor === 'deck')
    return [...copies]
      .filter(([, count]) => count > 1)
      .map(([at, count]) => ({
        code: 'restrictedCard',
        decks: [at],
        rule,
        counted: { count, limit: 1 },
        message: `Deck ${at + 1} has ${count} copies of ${name}, which is restricted: one at most.`,
      }));
  const total = sum(copies);
  if (total < 2) return [];
  const message = `The team has ${total} copies of ${name}, which is restricted: one for the team at most.`;
  const counted = { count: total, limit: 1 };
  return [{ code: 'restrictedCard', decks: [...copies.keys()], rule, counted, message }];
}

const sum = (copies: ReadonlyMap<number, number>): number => [...copies.values()].reduce((a, b) => a + b, 0);

function tooMany({ info, copies }: Held, rules: DeckRules): Fault[] {
  if (rules.copies === null) return [];
  const limit = info.copies ?? rules.copies.cards;
  const { rule } = rules.copies;
  return [...copies].flatMap(([at, count]): Fault[] =>
    limit === 'any' || count <= limit
      ? []
      : [
          {
            code: 'tooManyCopies',
            decks: [at],
            rule,
            counted: { count, limit },
            message: `Deck ${at + 1} has ${count} copies of ${info.name}; ${limit} at most.`,
          },
        ],
  );
}

function together({ info, copies }: Held, rules: DeckRules): Fault[] {
  const decks = [...copies.keys()];
  if (rules.unified === null || decks.length < 2) return [];
  const { how, rule } = rules.unified;
  const { name } = info;
  if (how === 'noSharedNames') {
    if (info.copies === 'any')
      return [
        {
          code: 'exceptionInOneDeckOnly',
          decks,
          rule,
          counted: null,
          message: `${name} is in decks ${listed(decks)}; any number of it may be in one deck of a team only.`,
        },
      ];
    const message = `${name} is in decks ${listed(decks)}; apart from basic cards a team's decks share no name.`;
    return [{ code: 'sharedName', decks, rule, counted: null, message }];
  }
  // a card whose text says otherwise of decks is left out of the team's limit too
  const limit = rules.copies?.cards;
  const total = sum(copies);
  if (info.copies !== undefined || limit === undefined || total <= limit) return [];
  const message = `Decks ${listed(decks)} together have ${total} copies of ${name}; ${limit} for the team at most.`;
  return [{ code: 'tooManyOnTeam', decks, rule, counted: { count: total, limit }, message }];
}

/** Faults of one card in the decks of a team. */
export function faultsOfCard(held: Held, rules: DeckRules, setting: DeckSetting): DeckFault[] {
  const { info } = held;
  const faults = [
    ...banned(held, rules, setting),
    ...restricted(held, rules, setting),
    ...(info.basic ? [] : [...tooMany(held, rules), ...together(held, rules)]),
  ];
  return faults.map((fault) => ({
    ...fault,
    card: info.name,
    lines: held.lines.filter(({ deck }) => fault.decks.includes(deck)),
  }));
}
