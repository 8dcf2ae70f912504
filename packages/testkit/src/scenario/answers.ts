import type { Answer, Decision, Seat } from '@ettin/schema';
import { answerTo } from './answering.js';
import type { Play } from './play.js';
import type { Reading } from './reading.js';
import { type Ref, readRef } from './refs.js';
import type { Entry, Node } from './source.js';

/** One answer as written: whose, and in words that the kind of decision gives a meaning. */
export interface Scripted {
  readonly line: number;
  readonly player: Seat;
  readonly toAnswer: (p: Play, d: Decision) => Answer;
  readonly written: string;
}

/** What stands after the player: one of word, list and parts. */
export interface Written {
  readonly line: number;
  readonly text: string;
  /** One word or name alone. */
  readonly word: string | null;
  readonly number: number | null;
  /** A list of nothing but numbers. */
  readonly numbers: readonly number[] | null;
  /** Things that the word or list may name; null where it can't name any. */
  readonly things: readonly Named[] | null;
  /** `{top: [a, b], bear: 3}`: piles with their cards, or things with their share. */
  readonly parts: readonly Part[] | null;
}
/** A word alone may be a creature type or an option and needn't name a thing: that is told when it is asked. */
export interface Named {
  readonly ref: Ref;
  readonly unknown: string | null;
}
export interface Part {
  readonly key: string;
  readonly amount: number | null;
  readonly thing: Ref | null;
  readonly cards: readonly Ref[];
}

/** `{A1: bear}` or `{A1: keep, A2: mulligan}`: answers in the order in which they will be asked for. */
export function readAnswers(r: Reading, node: Node): readonly Scripted[] {
  return r.items(node).flatMap((item) =>
    r.entries(item, 'an answer').map((e): Scripted => {
      const player = r.seatNamed(e.key, e.line, 'an answer');
      const written = readWritten(r, e.value);
      return {
        line: e.line,
        player,
        toAnswer: (p, d) => answerTo(p, d, written),
        written: `${e.key}: ${written.text}`,
      };
    }),
  );
}

/** Words that never name a thing. */
const PLAIN = /^(yes|no|done|keep|mulligan|auto|[WUBRGC]|[a-z]+:.*|\d+)$/;

function readWritten(r: Reading, node: Node): Written {
  const word = node.kind === 'scalar' ? node.text : null;
  const numbers = node.kind === 'list' ? node.items.map(numberIn) : [];
  const all = numbers.filter((n) => n !== null);
  return {
    line: node.line,
    text: textOf(node),
    word,
    number: numberIn(node),
    numbers: numbers.length > 0 && all.length === numbers.length ? all : null,
    things: node.kind === 'map' || (word !== null && PLAIN.test(word)) ? null : readThings(r, node),
    parts: node.kind === 'map' ? node.entries.map((e) => readPart(r, e)) : null,
  };
}

function textOf(node: Node): string {
  if (node.kind === 'scalar') return node.text;
  if (node.kind === 'list') return `[${node.items.map(textOf).join(', ')}]`;
  return `{${node.entries.map((e) => `${e.key}: ${textOf(e.value)}`).join(', ')}}`;
}

function numberIn(node: Node): number | null {
  return node.kind === 'scalar' && typeof node.value === 'number' ? node.value : null;
}

function readThings(r: Reading, node: Node): readonly Named[] {
  return r.items(node).flatMap((n): readonly Named[] => {
    if (n.kind === 'scalar' && (n.text === 'none' || typeof n.value === 'number')) return [];
    const before = r.problems.length;
    const ref = readRef(r, n, 'an answer');
    const unknown = r.problems.length > before ? (r.problems.at(-1)?.message ?? null) : null;
    if (node.kind === 'scalar') r.problems.length = before;
    return [{ ref, unknown }];
  });
}

function readPart(r: Reading, e: Entry): Part {
  const amount = numberIn(e.value);
  if (amount === null)
    return { key: e.key, amount, thing: null, cards: (readThings(r, e.value) ?? []).map((x) => x.ref) };
  const key: Node = { kind: 'scalar', line: e.line, value: e.key, text: e.key };
  return { key: e.key, amount, thing: readRef(r, key, 'an answer'), cards: [] };
}
