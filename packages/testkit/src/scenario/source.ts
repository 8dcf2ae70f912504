import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

/** What is wrong with a scenario file, and in which of its lines (from 1). */
export interface Problem {
  readonly line: number;
  readonly message: string;
}

/** YAML with the line of everything. `text` is a scalar as written, as 810.10 isn't the number 810.1. */
export interface ScalarNode {
  readonly kind: 'scalar';
  readonly line: number;
  readonly value: string | number | boolean | null;
  readonly text: string;
}
export interface ListNode {
  readonly kind: 'list';
  readonly line: number;
  readonly items: readonly Node[];
}
export interface Entry {
  readonly key: string;
  readonly line: number;
  readonly value: Node;
}
export interface MapNode {
  readonly kind: 'map';
  readonly line: number;
  readonly entries: readonly Entry[];
}
export type Node = ScalarNode | ListNode | MapNode;

/** Lists and mappings within each other; cards of a scenario's own go about ten deep. */
const DEEPEST = 60;
const TOO_DEEP = 'this is nested too deep for a scenario';

/**
 * The first line that is nested deeper than any scenario, in lists and mappings between brackets or by what it
 * begins with. The parser calls itself for each level, so this has to be known before.
 */
function deepLine(text: string): number | null {
  let depth = 0;
  for (const [i, line] of text.split('\n').entries()) {
    const start = /^[ \t?:-]*/.exec(line)?.[0].length ?? 0;
    // two columns a level
    if (start > 2 * DEEPEST) return i + 1;
    for (const c of line) {
      if (c === '[' || c === '{') depth += 1;
      else if (c === ']' || c === '}') depth = Math.max(0, depth - 1);
      if (depth > DEEPEST) return i + 1;
    }
  }
  return null;
}

/** Reads YAML 1.2. Syntax errors, repeated keys, aliases (so nothing can multiply) and endless nesting are problems. */
export function parseSource(text: string): { readonly root: Node; readonly problems: readonly Problem[] } {
  const deep = deepLine(text);
  if (deep !== null)
    return { root: { kind: 'map', line: 1, entries: [] }, problems: [{ line: deep, message: TOO_DEEP }] };
  const counter = new LineCounter();
  const doc = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const problems: Problem[] = [...doc.errors, ...doc.warnings].map((e) => ({
    line: counter.linePos(e.pos[0]).line,
    message: e.message,
  }));
  const lineOf = (
    item: { range?: readonly [number, number, number] | null | undefined },
    otherwise: number,
  ) => (item.range === undefined || item.range === null ? otherwise : counter.linePos(item.range[0]).line);

  const convert = (item: unknown, line: number): Node => {
    if (isMap(item)) {
      const at = lineOf(item, line);
      const entries = item.items.map((pair): Entry => {
        const keyLine = isScalar(pair.key) ? lineOf(pair.key, at) : at;
        const key = isScalar(pair.key) ? (pair.key.source ?? String(pair.key.value)) : '';
        if (!isScalar(pair.key)) problems.push({ line: at, message: 'a key has to be a plain word' });
        return { key, line: keyLine, value: convert(pair.value, keyLine) };
      });
      return { kind: 'map', line: at, entries };
    }
    if (isSeq(item)) {
      const at = lineOf(item, line);
      return { kind: 'list', line: at, items: item.items.map((x) => convert(x, at)) };
    }
    if (isScalar(item)) {
      const value = item.value;
      const plain =
        typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
      return {
        kind: 'scalar',
        line: lineOf(item, line),
        value: plain,
        text: item.source ?? String(plain ?? ''),
      };
    }
    if (isAlias(item))
      problems.push({ line: lineOf(item, line), message: 'anchors and aliases are not used' });
    return { kind: 'scalar', line, value: null, text: '' };
  };
  return { root: convert(doc.contents, 1), problems };
}

/** On one line, as in a list between brackets. */
export function inline(node: Node): string {
  if (node.kind === 'scalar') return node.text;
  if (node.kind === 'list') return `[${node.items.map(inline).join(', ')}]`;
  return `{${node.entries.map((e) => `${e.key}: ${inline(e.value)}`).join(', ')}}`;
}
