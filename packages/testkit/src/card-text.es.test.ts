import { cards } from '@ettin/cards';
import { type PrintedFace, printCard } from '@ettin/oracle';
import { describe, expect, it } from 'vitest';

/** Words that English text can't do without, and that aren't Spanish. */
const ENGLISH =
  /(?<!\p{L})(?:the|of|and|or|to|you|your|each|with|this|that|those|it|its|they|their|target|creatures?|cards?|players?|opponents?|until|end|turn|when|whenever|if|for|from|into|onto|gets?|gains?|has|have|deals?|damage|life|counters?|tokens?|enters|dies|may|can|draw|discard|destroy|exile|sacrifice|controls|unless|instead|otherwise|all|any|other|another)(?!\p{L})/iu;

/** What is said apart from names, which stay as they are in all languages. */
function wordsOf(face: PrintedFace, names: readonly string[]): string[] {
  const short = names.map((name) => name.split(/, |(?<! of) the (?=[A-Z])/)[0] ?? name);
  return face.rules
    .filter((rule) => !rule.startsWith('Camarada con '))
    .map((rule) => [...names, ...short].reduce((text, name) => text.replaceAll(name, '·'), rule));
}

const ALLOWED = /llamad[ao]s? [^."]*/g;

/** Figures and symbols: "3", "+1/+1", "{2}{W}". */
const figures = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.match(/\{[^}]+\}|[+−-]?\d+(?:\/[+-]?\d+)?/g) ?? []));

/** What a paragraph may end with, and the lines of keywords that end with nothing: a name, a cost or a number. */
const PARAGRAPH = /[.”":]$/;
const KEYWORDS = /^\p{Lu}[\p{L}' -]*(?:(?: |—)(?:\d+|X|\{[^}]+\}| y\/o )+|,.*)?$/u;

function gaps(text: string): string[] {
  const found: string[] = [];
  if (/undefined|null|NaN|\[object|\{when\}|\{whose\}/.test(text)) found.push('placeholder');
  if ((text.match(/\{/g)?.length ?? 0) !== (text.match(/\}/g)?.length ?? 0)) found.push('braces');
  if (((text.match(/"/g)?.length ?? 0) & 1) === 1) found.push('quotes');
  if (/ {2}|\s[.,]|\.\.|,,|^\s|\s$/.test(text)) found.push('spacing');
  if (!PARAGRAPH.test(text) && !KEYWORDS.test(text)) found.push('end');
  return found;
}

describe('card text in Spanish', () => {
  it('should be whole for every built-in card', () => {
    const found = cards.flatMap((card) =>
      printCard(card, 'es').faces.flatMap(({ rules }) =>
        rules
          .flatMap((rule) => rule.split('\n'))
          .flatMap((text) => gaps(text).map((gap) => `${card.name}: ${gap}: ${text}`)),
      ),
    );
    expect(found).toEqual([]);
  });

  it('should have no English in it', () => {
    const found = cards.flatMap((card) =>
      printCard(card, 'es').faces.flatMap((face) =>
        wordsOf(face, [card.name, ...(card.other === undefined ? [] : [card.other.name])])
          .filter((text) => ENGLISH.test(text.replace(ALLOWED, '')))
          .map((text) => `${card.name}: ${text}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('should have a Spanish type line for every card', () => {
    const english =
      /(?<!\p{L})(?:Creature|Land|Artifact|Enchantment|Sorcery|Instant|Battle|Legendary|Basic)(?!\p{L})/u;
    const lines = cards.flatMap((card) => printCard(card, 'es').faces.map(({ typeLine }) => typeLine));
    expect(lines.filter((line) => english.test(line))).toEqual([]);
  });

  it('should keep every figure and symbol', () => {
    const lost = cards.flatMap((card) => {
      const english = printCard(card, 'en').faces;
      const spanish = printCard(card, 'es').faces;
      return english.flatMap((face, at) => {
        const kept = figures(spanish[at]?.rules ?? []);
        return [...figures(face.rules)].filter((one) => !kept.has(one)).map((one) => `${card.name}: ${one}`);
      });
    });
    expect(lost).toEqual([]);
  });

  it('should leave no mark of what is understood', () => {
    const all = cards.flatMap((card) => printCard(card, 'es').faces.flatMap(({ rules }) => rules));
    expect(all.filter((text) => /[⟨⟩·]/.test(text))).toEqual([]);
  });
});
