import { cards } from '@ettin/cards';
import { type PrintedFace, printCard } from '@ettin/oracle';
import type { CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';

/** Names stay as the data has them, with the short names of legendary ones, and so do mana and P/T. */
function withoutNames(text: string, card: CardDef): string {
  const names = [card.name, card.other?.name ?? card.name].flatMap((name) => [
    name,
    name.split(/, |(?<! of) the (?=[A-Z])/)[0] ?? name,
  ]);
  return names
    .reduce((rest, name) => rest.replaceAll(name, ''), text.replace(/「[A-Z][^」]*」/g, ''))
    .replace(/\{[^}]*\}/g, '')
    .replace(/[+-]?[X*\d]+\/[+-]?[XY*\d]+/g, '')
    .replace(/[−+](?:X|\d+)：/g, '')
    .replace(/^[IVX，]+ ― /, '');
}

const lines = (face: PrintedFace): string[] => [
  face.typeLine,
  ...face.rules.flatMap((rule) => rule.split('\n')),
];

/** A keyword with its number or cost, or a list of keywords: nothing that has a subject or an object. */
const isKeywords = (text: string): boolean => !/[はがを]/.test(text.replace(/（[^）]*）|または/g, ''));

function faults(text: string, card: CardDef): string[] {
  const found: string[] = [];
  if (/undefined|null|NaN|\[object/.test(text)) found.push('placeholder');
  if (/[A-Za-z]/.test(withoutNames(text, card))) found.push('not Japanese');
  for (const [open, close] of ['{}', '「」', '（）']) {
    if (text.split(open ?? '').length !== text.split(close ?? '').length) found.push(`${open}${close}`);
  }
  if (/ {2}|[、。，]{2}|^\s|\s$|はは|がが|をを|のの|にに|かか|、なら|。、/.test(text)) found.push('joint');
  if (!/。$/.test(text) && !isKeywords(text)) found.push('end');
  return found;
}

/** Numbers and symbols, in whatever width; how often doesn't matter. */
function signs(texts: readonly string[], card: CardDef): string[] {
  const text = texts
    .map((one) => one.replaceAll(card.name, ''))
    .join('\n')
    .normalize('NFKC');
  return [...new Set(text.match(/\{[^}]*\}|[+−-]?\d+\/[+−-]?\d+|\d+/g) ?? [])];
}

describe('card text in Japanese', () => {
  it('should be whole for every built-in card', () => {
    const found = cards.flatMap((card) =>
      printCard(card, 'ja').faces.flatMap((face) =>
        lines(face).flatMap((text) => faults(text, card).map((fault) => `${card.name}: ${fault}: ${text}`)),
      ),
    );
    expect(found).toEqual([]);
  });

  it('should say every number and symbol that the English text does', () => {
    const lost = cards.flatMap((card) => {
      const mine = printCard(card, 'ja').faces;
      return printCard(card, 'en').faces.flatMap((face, at) => {
        const said = new Set(signs(mine[at]?.rules ?? [], card));
        return signs(face.rules, card)
          .filter((sign) => !said.has(sign))
          .map((sign) => `${card.name}: ${sign}`);
      });
    });
    expect(lost).toEqual([]);
  });

  it('should have as many paragraphs as the English text', () => {
    const different = cards.filter(
      (card) =>
        JSON.stringify(printCard(card, 'ja').faces.map(({ rules }) => rules.length)) !==
        JSON.stringify(printCard(card, 'en').faces.map(({ rules }) => rules.length)),
    );
    expect(different.map(({ name }) => name)).toEqual([]);
  });
});
