import type { Seat } from '@ettin/schema';
import type { Entry, Node, Problem } from './source.js';

/** More than any scenario shows; a million would take a machine's memory before anybody is told. */
const MOST_CARDS = 20_000;

/** Collects what is wrong with a file, so that its author is told everything at once. */
export class Reading {
  readonly problems: Problem[] = [];
  private readonly told = new Set<string>();
  private cards = 0;
  /** Names given to objects: those on the board, and those that steps give, in the order of the file. */
  readonly tags = new Set<string>();
  /** Deck lists by seat. */
  readonly decks = new Map<Seat, string>();
  /** Names of the players of each team in seat order, the primary player first. */
  seating: readonly [readonly string[], readonly string[]] = [
    ['A1', 'A2'],
    ['B1', 'B2'],
  ];

  constructor(
    readonly editions: readonly string[],
    /** Whether a card, token or other part of that name exists; if not, names like it. */
    readonly cardNamed: (name: string) => true | readonly string[],
    /** Whether any card or token has this subtype. */
    readonly isSubtype: (word: string) => boolean,
  ) {}

  problem(line: number, message: string): void {
    const key = `${line}:${message}`;
    if (this.told.has(key)) return;
    this.told.add(key);
    this.problems.push({ line, message });
  }

  /** So many more cards are put somewhere; 1 when those would be more than a board holds. */
  placed(count: number, line: number): number {
    this.cards += count;
    if (this.cards <= MOST_CARDS) return count;
    this.cards -= count;
    this.problem(line, `a board has at most ${MOST_CARDS} cards`);
    return 1;
  }

  /** The entries of a mapping by key; keys other than these are problems. */
  map<K extends string>(node: Node, what: string, keys: readonly K[]): Partial<Record<K, Node>> {
    const out: Partial<Record<K, Node>> = {};
    for (const e of this.entries(node, what)) {
      const key = keys.find((k) => k === e.key);
      if (key === undefined) this.problem(e.line, `${what} has no key ${e.key}; it has ${keys.join(', ')}`);
      else out[key] = e.value;
    }
    return out;
  }
  entries(node: Node, what: string): readonly Entry[] {
    if (node.kind === 'map') return node.entries;
    this.problem(node.line, `${what} has to be a mapping (key: value)`);
    return [];
  }
  /** A list, or one item alone. */
  items(node: Node): readonly Node[] {
    return node.kind === 'list' ? node.items : [node];
  }

  text(node: Node, what: string): string {
    if (node.kind === 'scalar' && node.text !== '') return node.text;
    this.problem(node.line, `${what} has to be a word or text`);
    return '';
  }
  oneOf<T extends string>(node: Node, what: string, words: readonly T[]): T | undefined {
    const text = this.text(node, what);
    const word = words.find((w) => w === text);
    if (word === undefined && text !== '')
      this.problem(node.line, `${what} can't be ${text}; it is one of ${words.join(', ')}`);
    return word;
  }
  integer(node: Node, what: string, min = Number.MIN_SAFE_INTEGER): number {
    const n = node.kind === 'scalar' ? node.value : null;
    if (typeof n === 'number' && Number.isSafeInteger(n) && n >= min) return n;
    this.problem(node.line, `${what} has to be a whole number${min > -1e9 ? ` from ${min}` : ''}`);
    return Math.max(0, min);
  }
  flag(node: Node, what: string): boolean {
    if (node.kind === 'scalar' && typeof node.value === 'boolean') return node.value;
    this.problem(node.line, `${what} has to be true or false`);
    return false;
  }

  // ---- players and teams

  /** "A1" is seat 0, if the team sits so; undefined for what isn't a player. */
  seatOf(text: string): Seat | undefined {
    const seat = this.seatNames().indexOf(text);
    return seat < 0 ? undefined : seat;
  }
  seat(node: Node, what: string): Seat {
    const text = this.text(node, what);
    return this.seatNamed(text, node.line, what);
  }
  seatNamed(text: string, line: number, what: string): Seat {
    const seat = this.seatOf(text);
    if (seat === undefined && text !== '')
      this.problem(line, `${what}: ${text} is no player; they are ${this.seatNames().join(', ')}`);
    return seat ?? 0;
  }
  seatNames(): readonly string[] {
    return this.seating.flat();
  }
  team(node: Node, what: string): number {
    return this.teamNamed(this.text(node, what), node.line, what);
  }
  teamNamed(text: string, line: number, what: string): number {
    if (text !== 'A' && text !== 'B') this.problem(line, `${what}: ${text} is no team; they are A, B`);
    return text === 'B' ? 1 : 0;
  }
  /** A player, a team (all its members), or "all". */
  seats(node: Node, what: string): readonly Seat[] {
    return this.items(node).flatMap((n) => {
      const text = this.text(n, what);
      const all = this.seatNames().map((_, i) => i);
      const a = this.seating[0].length;
      if (text === 'all') return all;
      if (text === 'A') return all.slice(0, a);
      if (text === 'B') return all.slice(a);
      return [this.seat(n, what)];
    });
  }

  // ---- names

  cardName(text: string, line: number): string {
    const known = this.cardNamed(text);
    if (known !== true) {
      const near = known.length === 0 ? '' : `; did you mean ${known.join(', ')}?`;
      this.problem(line, `there is no card named ${text}${near}`);
    }
    return text;
  }
  /** Declares a tag. They begin with a small letter, cards and players with a capital one. */
  tag(node: Node): string {
    const text = this.text(node, 'a tag');
    this.tagNamed(text, node.line);
    return text;
  }
  tagNamed(text: string, line: number): void {
    if (text === '') return;
    if (!isTag(text))
      this.problem(line, `a tag is a small letter followed by letters, digits, - or _, not ${text}`);
    if (RESERVED.includes(text)) this.problem(line, `${text} can't be a tag`);
    if (this.tags.has(text)) this.problem(line, `the tag ${text} is used twice`);
    this.tags.add(text);
  }

  /** A part that each edition may have its own of: `{2026: …, 2006-en: …}`, or one for all. */
  byEdition<T>(node: Node, read: (node: Node) => T, mayLack = false): ReadonlyMap<string, T> {
    const out = new Map<string, T>();
    if (
      node.kind === 'map' &&
      node.entries.length > 0 &&
      node.entries.every((e) => this.looksLikeEdition(e.key))
    ) {
      const listed = new Set<string>();
      const others = (e: Entry) => (e.key === 'others' ? 1 : 0);
      for (const e of [...node.entries].sort((a, b) => others(a) - others(b)))
        for (const id of this.editionList(e.key, e.line)) {
          if (e.key !== 'others' && listed.has(id)) this.problem(e.line, `edition ${id} is listed twice`);
          listed.add(id);
          if (!out.has(id)) out.set(id, read(e.value));
        }
      for (const id of this.editions)
        if (!out.has(id) && !mayLack) this.problem(node.line, `nothing is said for edition ${id}`);
      return out;
    }
    const one = read(node);
    for (const id of this.editions) out.set(id, one);
    return out;
  }
  private looksLikeEdition(key: string): boolean {
    return /^(\d{4}[\w-]*)(\s*,\s*\d{4}[\w-]*)*$/.test(key) || key === 'others';
  }
  /** "2006-en, 2009-en", or "others". */
  private editionList(key: string, line: number): readonly string[] {
    if (key === 'others') return this.editions;
    return key.split(/\s*,\s*/).filter((id) => {
      if (this.editions.includes(id)) return true;
      this.problem(line, `edition ${id} isn't among those of this scenario`);
      return false;
    });
  }
}

const RESERVED = [
  'none',
  'all',
  'top',
  'auto',
  'yes',
  'no',
  'done',
  'keep',
  'mulligan',
  'true',
  'false',
  'null',
];

export const isTag = (text: string): boolean => /^[a-z][A-Za-z0-9_-]*$/.test(text);
