import type { ObjectId, Seat } from '@ettin/schema';

/** A piece of a line: plain text, or the name of something that a page may point at or show. */
export type Part =
  | { readonly text: string }
  /** Null: a card known by its name alone, which no object shows. */
  | { readonly object: ObjectId | null; readonly name: string }
  | { readonly seat: Seat; readonly name: string }
  | { readonly team: number; readonly name: string };

/** A phrase with names in it. */
export type Phrase = readonly Part[];

export const textOf = (phrase: Phrase): string =>
  phrase.map((part) => ('text' in part ? part.text : part.name)).join('');

/** Neighbouring plain texts become one, so that a page makes no more elements than it needs. */
export function joined(parts: Phrase): Phrase {
  const out: Part[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if ('text' in part && last !== undefined && 'text' in last)
      out[out.length - 1] = { text: last.text + part.text };
    else if (!('text' in part) || part.text !== '') out.push(part);
  }
  return out;
}
