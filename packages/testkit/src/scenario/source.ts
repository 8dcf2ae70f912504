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

/** Reads YAML 1.2. Syntax errors, repeated keys and aliases are problems. */
export function parseSource(text: string): { readonly root: Node; readonly problems: readonly Problem[] } {
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
