import { fallbackAnswer } from '@ettin/engine';
import type { Answer, Decision, Seat } from '@ettin/schema';
import { Failed, type Play } from './play.js';
import type { Reading } from './reading.js';
import { type Ref, readRef, readRefs } from './refs.js';
import type { Node } from './source.js';

/** One answer as written: whose, and in words that the kind of decision gives a meaning. */
export interface Scripted {
  readonly line: number;
  readonly player: Seat;
  readonly toAnswer: (p: Play, d: Decision) => Answer;
  readonly written: string;
}

/** `{A1: bear}` or `{A1: keep, A2: mulligan}`: answers in the order in which they will be asked for. */
export function readAnswers(r: Reading, node: Node): readonly Scripted[] {
  return r.items(node).flatMap((item) =>
    r.entries(item, 'an answer').map((e): Scripted => {
      const player = r.seatNamed(e.key, e.line, 'an answer');
      return {
        line: e.line,
        player,
        toAnswer: readValue(r, e.value),
        written: `${e.key}: ${written(e.value)}`,
      };
    }),
  );
}

function written(node: Node): string {
  if (node.kind === 'scalar') return node.text;
  if (node.kind === 'list') return `[${node.items.map(written).join(', ')}]`;
  return `{${node.entries.map((e) => `${e.key}: ${written(e.value)}`).join(', ')}}`;
}

/** Words that are answers of their own and no names of things. */
const WORDS = /^(yes|no|done|keep|mulligan|auto|none|[WUBRGC]|[a-z]+:.*|\d+|first|second|pay|decline)$/;

function readValue(r: Reading, node: Node): Scripted['toAnswer'] {
  const line = node.line;
  const word = node.kind === 'scalar' ? node.text : null;
  const number = node.kind === 'scalar' && typeof node.value === 'number' ? node.value : null;
  const asRefs = word === null || (!WORDS.test(word) && word !== '');
  const refs = node.kind === 'map' || !asRefs ? [] : quietRefs(r, node);
  const piles =
    node.kind === 'map'
      ? node.entries.map((e) => ({ key: e.key, line: e.line, value: e.value, number: numberIn(e.value) }))
      : [];
  const pileRefs = piles.map((x) => (x.number === null ? readRefs(r, x.value, x.key) : []));
  const keyRefs = piles.map((x) =>
    x.number === null
      ? null
      : readRef(r, { kind: 'scalar', line: x.line, value: x.key, text: x.key }, 'an answer'),
  );
  return (p, d) => {
    if (word === 'auto') return fallbackAnswer(d);
    const wrong = (want: string) =>
      new Failed(line, `${want} is asked for, not ${written(node)}: ${p.whatWaits()}`);
    switch (d.kind) {
      case 'priority':
        throw wrong('an action');
      case 'mulligan':
        if (word !== 'keep' && word !== 'mulligan') throw wrong('keep or mulligan');
        return { kind: 'mulligan', mulligan: word === 'mulligan' };
      case 'choose':
        if (node.kind === 'map' || (word !== null && !asRefs && word !== 'none')) throw wrong('a choice');
        return { kind: 'choose', chosen: choose(p, known(refs), d.candidates) };
      case 'option':
        return {
          kind: 'option',
          option: option(
            p,
            d,
            word,
            number,
            refs.map((x) => x.ref),
            line,
          ),
        };
      case 'number':
        if (number === null) throw wrong('a number');
        return { kind: 'number', number };
      case 'order':
        return { kind: 'order', order: order(p, d, node, known(refs), line) };
      case 'arrange':
        return {
          kind: 'arrange',
          piles: arrange(
            p,
            d,
            piles.map((x) => x.key),
            pileRefs,
            line,
          ),
        };
      case 'divide': {
        const amounts =
          node.kind === 'list'
            ? node.items.map((n) => (n.kind === 'scalar' && typeof n.value === 'number' ? n.value : -1))
            : d.among.map((id) => {
                const at = keyRefs.findIndex((ref) => ref !== null && p.all(ref, d.among).includes(id));
                return piles[at]?.number ?? 0;
              });
        return { kind: 'divide', amounts };
      }
      case 'name':
        if (word === null) throw wrong('a name');
        return { kind: 'name', name: word };
      case 'pay':
        throw wrong('auto (how to pay)');
      case 'attackers':
      case 'blockers':
        throw new Failed(
          line,
          `${d.kind === 'attackers' ? 'attack' : 'block'}: is its own step, not an answer`,
        );
    }
  };
}

interface Quiet {
  readonly ref: Ref;
  readonly unknown: string | null;
}

/** One word alone may be a creature type or an option and needn't name a thing: that is told when it is asked. */
function quietRefs(r: Reading, node: Node): readonly Quiet[] {
  return r.items(node).flatMap((n): readonly Quiet[] => {
    if (n.kind === 'scalar' && (n.text === 'none' || typeof n.value === 'number')) return [];
    const before = r.problems.length;
    const ref = readRef(r, n, 'an answer');
    const unknown = r.problems.length > before ? (r.problems.at(-1)?.message ?? null) : null;
    if (node.kind === 'scalar') r.problems.length = before;
    return [{ ref, unknown }];
  });
}

function known(refs: readonly Quiet[]): readonly Ref[] {
  for (const { ref, unknown } of refs) if (unknown !== null) throw new Failed(ref.line, unknown);
  return refs.map((x) => x.ref);
}

function numberIn(node: Node): number | null {
  return node.kind === 'scalar' && typeof node.value === 'number' ? node.value : null;
}

/** Among the candidates where it can; something else is left to the engine, which refuses it. */
export function choose(p: Play, refs: readonly Ref[], candidates: readonly number[]): readonly number[] {
  const taken: number[] = [];
  for (const ref of refs) {
    const here = p.all(ref, candidates).filter((id) => !taken.includes(id));
    taken.push(here.length > 0 ? p.one(ref, candidates, taken) : p.one(ref, undefined, taken));
  }
  return taken;
}

function option(
  p: Play,
  d: Extract<Decision, { kind: 'option' }>,
  word: string | null,
  number: number | null,
  refs: readonly Ref[],
  line: number,
): number {
  const labels = d.options.map((o) => o.label);
  const exact = labels.indexOf(word ?? '');
  if (exact >= 0) return exact;
  if (number !== null) return number - 1;
  const short = labels.flatMap((label, i) => (label.split(':').at(-1) === word ? [i] : []));
  if (short.length === 1) return short[0] ?? 0;
  const [ref] = refs;
  if (ref !== undefined) {
    const at = d.options.findIndex((o) => o.object !== undefined && p.all(ref).includes(o.object));
    if (at >= 0) return at;
  }
  throw new Failed(line, `${word ?? 'that'} is none of the options: ${p.whatWaits()}`);
}

/** Sources by name or tag, or positions from 1. All that isn't named follows in the order in which it stands. */
function order(
  p: Play,
  d: Extract<Decision, { kind: 'order' }>,
  node: Node,
  refs: readonly Ref[],
  line: number,
): readonly number[] {
  if (node.kind === 'list' && node.items.every((n) => n.kind === 'scalar' && typeof n.value === 'number'))
    return node.items.map((n) => (n.kind === 'scalar' ? Number(n.value) - 1 : 0));
  const out: number[] = [];
  for (const ref of refs) {
    const at = d.items.findIndex(
      (item, i) =>
        !out.includes(i) &&
        (p.all(ref).includes(item.source) || (ref.kind === 'seat' && item.controller === ref.seat)),
    );
    if (at < 0) throw new Failed(line, `${ref.text} is none of what is put in order: ${p.whatWaits()}`);
    out.push(at);
  }
  for (const i of d.items.keys()) if (!out.includes(i)) out.push(i);
  return out;
}

/** Piles by name; the cards not named go to the one pile that isn't named. */
function arrange(
  p: Play,
  d: Extract<Decision, { kind: 'arrange' }>,
  keys: readonly string[],
  refs: readonly (readonly Ref[])[],
  line: number,
): readonly (readonly number[])[] {
  const taken: number[] = [];
  const piles = d.piles.map((pile) => {
    const at = keys.indexOf(pile.name);
    if (at < 0) return null;
    const ids = choose(
      p,
      refs[at] ?? [],
      d.cards.filter((id) => !taken.includes(id)),
    );
    taken.push(...ids);
    return ids;
  });
  for (const key of keys)
    if (!d.piles.some((pile) => pile.name === key))
      throw new Failed(line, `there is no pile ${key}: ${p.whatWaits()}`);
  const rest = d.cards.filter((id) => !taken.includes(id));
  const open = piles.indexOf(null);
  return piles.map((ids, i) => ids ?? (i === open ? rest : []));
}

/** The answer to a decision that leaves no choice, or null. */
export function forced(d: Decision): Answer | null {
  switch (d.kind) {
    case 'choose':
      return d.max === 0
        ? { kind: 'choose', chosen: [] }
        : d.min === d.candidates.length
          ? { kind: 'choose', chosen: d.candidates }
          : null;
    case 'option':
      return d.options.length === 1 ? { kind: 'option', option: 0 } : null;
    case 'number':
      return d.min === d.max ? { kind: 'number', number: d.min } : null;
    case 'order':
      return d.items.length < 2 ? { kind: 'order', order: d.items.map((_, i) => i) } : null;
    case 'divide':
      return d.among.length === 1 ? { kind: 'divide', amounts: [d.total] } : null;
    case 'pay':
      return { kind: 'pay', auto: true };
    case 'arrange': {
      const [only] = d.cards;
      const open = d.piles.filter((pile) => pile.max > 0);
      return d.cards.length === 1 && only !== undefined && open.length === 1
        ? { kind: 'arrange', piles: d.piles.map((pile) => (pile.max > 0 ? [only] : [])) }
        : null;
    }
    case 'attackers':
      return d.options.length === 0 ? { kind: 'attackers', attackers: [] } : null;
    case 'blockers':
      return d.options.length === 0 ? { kind: 'blockers', blockers: [] } : null;
    case 'priority':
    case 'mulligan':
    case 'name':
      return null;
  }
}
