import type { Seat } from '@ettin/schema';
import { isTag, type Reading } from './reading.js';
import type { Node } from './source.js';

/**
 * How a file speaks of a thing:
 *   A1                      a player
 *   A                       a team, where that is attacked
 *   bear                    what has this tag, wherever it has gone
 *   Grizzly Bears           the object of that name
 *   B1's Grizzly Bears      the one that B1 controls (or owns, off the battlefield)
 */
export type Ref = { readonly line: number; readonly text: string } & (
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'team'; readonly team: number }
  | { readonly kind: 'tag'; readonly tag: string }
  | { readonly kind: 'name'; readonly name: string; readonly of: Seat | null }
);

export function readRef(r: Reading, node: Node, what: string): Ref {
  return refFrom(r, r.text(node, what), node.line);
}

export function refFrom(r: Reading, text: string, line: number): Ref {
  const seat = r.seatOf(text);
  if (seat !== undefined) return { kind: 'seat', seat, line, text };
  if (text === 'A' || text === 'B') return { kind: 'team', team: r.teamNamed(text, line, text), line, text };
  if (isTag(text)) {
    if (!r.tags.has(text)) r.problem(line, `nothing has the tag ${text} (cards begin with a capital letter)`);
    return { kind: 'tag', tag: text, line, text };
  }
  const m = /^([AB][1-9])'s (.+)$/.exec(text);
  const name = m?.[2] ?? text;
  if (text !== '') r.cardName(name, line);
  return { kind: 'name', name, of: m?.[1] === undefined ? null : r.seatNamed(m[1], line, text), line, text };
}

/** A list of refs, or one; `none` is the empty list. */
export function readRefs(r: Reading, node: Node, what: string): readonly Ref[] {
  if (node.kind === 'scalar' && node.text === 'none') return [];
  return r.items(node).map((n) => readRef(r, n, what));
}
