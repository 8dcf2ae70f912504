import { cardByName } from '@ettin/cards';
import {
  type CardInfo,
  cardInfoOf,
  checkTeamDecks,
  type DeckFault,
  FAULT_CODES,
  readDeck,
} from '@ettin/decks';
import { documentIds } from '@ettin/editions';
import { type TournamentRules, UNIFIED, type Unified } from '@ettin/schema';
import { same } from '../expect/check.js';
import type { Failed } from '../play.js';
import type { Reading } from '../reading.js';
import type { Node } from '../source.js';

/** What the tournament settles, where that isn't the usual. */
export interface Format {
  readonly limited?: boolean;
  readonly banned?: readonly string[];
  readonly restricted?: readonly string[];
  readonly unified?: Unified;
  readonly document?: string;
  /** Pools by team. */
  readonly pools?: readonly (string | null)[];
}

/** `{A1: "4 Naturalize\n56 Forest"}`: deck lists, as any program writes them. */
export function readDecks(r: Reading, node: Node): void {
  for (const e of r.entries(node, 'decks')) {
    const seat = r.seatNamed(e.key, e.line, 'decks');
    r.decks.set(seat, listText(r, e.value, `the deck of ${e.key}`));
  }
}

function listText(r: Reading, node: Node, what: string): string {
  const text = node.kind === 'scalar' && typeof node.value === 'string' ? node.value : '';
  if (text === '') r.problem(node.line, `${what} has to be a text: a number and a name in each line`);
  return text;
}

const FORMAT_KEYS = ['limited', 'pool', 'banned', 'restricted', 'unified', 'document'] as const;

export function readFormat(r: Reading, node: Node): Format {
  const map = r.map(node, 'format', FORMAT_KEYS);
  const names = (list: Node) => r.items(list).map((n) => r.cardName(r.text(n, 'a card'), n.line));
  const pools = map.pool === undefined ? undefined : r.map(map.pool, 'pool', ['A', 'B']);
  const poolOf = (team: Node | undefined, name: string) =>
    team === undefined ? null : listText(r, team, `the pool of ${name}`);
  const unified = map.unified === undefined ? undefined : r.oneOf(map.unified, 'unified', UNIFIED);
  const document = map.document === undefined ? undefined : r.oneOf(map.document, 'document', documentIds);
  return {
    ...(map.limited === undefined ? {} : { limited: r.flag(map.limited, 'limited') }),
    ...(map.banned === undefined ? {} : { banned: names(map.banned) }),
    ...(map.restricted === undefined ? {} : { restricted: names(map.restricted) }),
    ...(unified === undefined ? {} : { unified }),
    ...(document === undefined ? {} : { document }),
    ...(pools === undefined ? {} : { pools: [poolOf(pools.A, 'A'), poolOf(pools.B, 'B')] }),
  };
}

const lookup = (name: string): CardInfo | undefined => {
  const card = cardByName(name);
  return card === undefined ? undefined : cardInfoOf(card);
};

/**
 * `{A: legal, B: [sharedName]}`: whether a team may play its decks, or all that is wrong with them. A fault may also
 * say its card, rule and lines: `{code: tooManyOnTeam, card: Naturalize, rule: es.2.1, lines: {A1: [1], A2: [1]}}`.
 */
export function readDeckCheck(
  r: Reading,
  node: Node,
  format: Format,
): (rules: TournamentRules) => readonly Failed[] {
  const map = r.map(node, 'decks', ['A', 'B']);
  const checks = (['A', 'B'] as const).flatMap((name, team) => {
    const value = map[name];
    if (value === undefined) return [];
    const seats = r.seats({ kind: 'scalar', line: value.line, value: name, text: name }, 'decks');
    for (const seat of seats)
      if (!r.decks.has(seat)) r.problem(value.line, `decks: that of ${r.seatNames()[seat]} isn't given`);
    const lists = seats.map((seat) => r.decks.get(seat) ?? '');
    const players = seats.map((seat) => r.seatNames()[seat] ?? '');
    const wanted =
      value.kind === 'scalar' && value.text === 'legal'
        ? []
        : r.items(value).map((n) => readFault(r, n, players));
    return [{ name, team, line: value.line, wanted, lists, players }];
  });
  return (rules) =>
    checks.flatMap(({ name, team, line, wanted, lists, players }) => {
      const own = format.limited === true ? rules.decks.limited : rules.decks.constructed;
      const pool = format.pools?.[team] ?? null;
      const faults = checkTeamDecks(lists.map(readDeck), own, lookup, {
        banned: format.banned ?? [],
        restricted: format.restricted ?? [],
        ...(pool === null ? {} : { pool: readDeck(pool) }),
      });
      const words = faults.map((fault) => shown(fault, wanted, players));
      return same(line, `decks of ${name}`, listed(wanted), listed(words));
    });
}

/** As much of a fault as what is expected tells of that code, so that the two can be read beside each other. */
function shown(fault: DeckFault, wanted: readonly string[], players: readonly string[]): string {
  const inDetail = wanted.some((w) => w.startsWith(`${fault.code}:`));
  return inDetail ? inFull(fault, players) : fault.code;
}

const inFull = ({ code, card, rule, lines }: DeckFault, players: readonly string[]): string =>
  wordsOf(
    code,
    card ?? 'none',
    rule ?? 'none',
    lines.map(({ deck, line }) => `${players[deck]}:${line}`),
  );

const wordsOf = (code: string, card: string, rule: string, lines: readonly string[]): string =>
  `${code}: ${card} (${rule}) ${[...lines].sort().join(' ')}`;

function readFault(r: Reading, node: Node, players: readonly string[]): string {
  if (node.kind !== 'map') return r.oneOf(node, 'decks', FAULT_CODES) ?? '';
  const map = r.map(node, 'a fault of decks', ['code', 'card', 'rule', 'lines']);
  const code = map.code === undefined ? undefined : r.oneOf(map.code, 'code', FAULT_CODES);
  if (map.code === undefined) r.problem(node.line, 'a fault of decks has a code');
  const text = (part: Node | undefined) => (part === undefined ? 'none' : r.text(part, 'a fault of decks'));
  const byPlayer: Partial<Record<string, Node>> =
    map.lines === undefined ? {} : r.map<string>(map.lines, 'lines', players);
  const lines = Object.entries(byPlayer).flatMap(([player, list]) =>
    list === undefined ? [] : r.items(list).map((n) => `${player}:${r.integer(n, 'a line', 1)}`),
  );
  return wordsOf(code ?? '', text(map.card), text(map.rule), lines);
}

/** Each once, in the order of the alphabet. */
const listed = (faults: readonly string[]): string =>
  faults.length === 0 ? 'legal' : [...new Set(faults)].sort().join(', ');
