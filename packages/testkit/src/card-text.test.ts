import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { cards } from '@ettin/cards';
import { type PrintedFace, printCard } from '@ettin/oracle';
import type { CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';

/** Card data kept beside the repository, never in it. */
const data = new URL('../../../../shared/data/cards.jsonl.gz', import.meta.url);

interface Listed {
  readonly name: string;
  readonly oracle_text?: string;
  readonly faces?: readonly { readonly oracle_text?: string }[];
}

const lines = (face: PrintedFace): string[] => face.rules.flatMap((rule) => rule.split('\n'));

/** What a sentence may end with: a period, one inside a quotation, a dash before modes, a cost or a number of a keyword. */
const KEYWORD_LINE = /^[A-Z][A-Za-z' -]*(?:(?: |—)(?:\d+|X|\{[^}]+\}| and\/or )+|,.*)?$/;

function gaps(text: string): string[] {
  const found: string[] = [];
  if (/undefined|null|NaN|\[object|\{when\}|\{whose\}/.test(text)) found.push('placeholder');
  if ((text.match(/\{/g)?.length ?? 0) !== (text.match(/\}/g)?.length ?? 0)) found.push('braces');
  if (((text.match(/"/g)?.length ?? 0) & 1) === 1) found.push('quotes');
  if (/ {2}|\s[.,]|\.\.|,,|^\s|\s$/.test(text)) found.push('spacing');
  if (!/[.”"]$|—$/.test(text) && !KEYWORD_LINE.test(text)) found.push('end');
  return found;
}

/** Lower-case words and symbols, with the card's own name and "this creature" made alike. */
function tokens(texts: readonly string[], name: string): string[] {
  const short = name.split(/, |(?<! of) the (?=[A-Z])/)[0] ?? name;
  return texts
    .map((text) =>
      text
        .replace(/\([^)]*\)/g, ' ')
        .replaceAll(name, 'this')
        .replaceAll(short, 'this'),
    )
    .map((text) =>
      text.replace(
        /\bthis (?:creature|artifact|enchantment|land|Aura|Equipment|Vehicle|Saga|card|spell|permanent|token)\b/gi,
        'this',
      ),
    )
    .flatMap((text) =>
      text
        .toLowerCase()
        .replace(/[.,:;"”“•—]/g, ' ')
        .split(/\s+/),
    )
    .filter((word) => word !== '');
}

/** Share of words and pairs of words that two texts have in common (Dice). */
function likeness(a: readonly string[], b: readonly string[]): number {
  const grams = (words: readonly string[]) => [
    ...words,
    ...words.slice(1).map((word, at) => `${words[at]} ${word}`),
  ];
  const left = new Map<string, number>();
  const mine = grams(a);
  const theirs = grams(b);
  if (mine.length + theirs.length === 0) return 1;
  for (const gram of mine) left.set(gram, (left.get(gram) ?? 0) + 1);
  let common = 0;
  for (const gram of theirs) {
    const n = left.get(gram) ?? 0;
    if (n > 0) common++;
    left.set(gram, n - 1);
  }
  return (2 * common) / (mine.length + theirs.length);
}

function listed(): Map<string, Listed> {
  const all = gunzipSync(readFileSync(data)).toString('utf8').trim().split('\n');
  return new Map(
    all.map((line) => {
      const card: Listed = JSON.parse(line);
      return [card.name, card];
    }),
  );
}

const listedTexts = ({ oracle_text, faces }: Listed): string[] =>
  faces === undefined ? [oracle_text ?? ''] : faces.map((face) => face.oracle_text ?? '');

const isBasic = (card: CardDef) => card.supertypes?.includes('basic') === true;

describe('card text', () => {
  it('should be whole for every built-in card', () => {
    const found = cards.flatMap((card) =>
      printCard(card, 'en').faces.flatMap((face) =>
        lines(face).flatMap((text) => gaps(text).map((gap) => `${card.name}: ${gap}: ${text}`)),
      ),
    );
    expect(found).toEqual([]);
  });

  it('should give every ability a paragraph', () => {
    const short = cards.filter((card) =>
      printCard(card, 'en').faces.some((face, at) => {
        const { abilities = [] } = at === 0 ? card : (card.other ?? card);
        return abilities.length > 0 && face.rules.length === 0;
      }),
    );
    expect(short.map((card) => card.name)).toEqual([]);
  });

  it.runIf(existsSync(data))('should read much as the cards do', () => {
    const source = listed();
    const scores = cards
      .filter((card) => !isBasic(card))
      .flatMap((card) => {
        const full = card.other === undefined ? card.name : `${card.name} // ${card.other.name}`;
        const real = source.get(full) ?? source.get(card.name);
        if (real === undefined) return [];
        const mine = printCard(card, 'en').faces.flatMap(lines);
        const score = likeness(tokens(mine, card.name), tokens(listedTexts(real), card.name));
        return [{ name: card.name, score }];
      })
      .sort((a, b) => a.score - b.score);
    const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
    const near = scores.filter(({ score }) => score >= 0.8).length / scores.length;
    const worst = scores.slice(0, 20).map(({ name, score }) => `${name} ${score.toFixed(2)}`);
    expect(mean, worst.join(', ')).toBeGreaterThan(0.96);
    expect(near, worst.join(', ')).toBeGreaterThan(0.96);
  });
});
