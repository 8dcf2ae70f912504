import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, lineText, ruleLines, TEXT_IDS } from '../index.js';
import { TRANSLATED } from './line-text.js';

/** Texts of others, no part of the project: where they lie beside it, it is shown that no sentence is theirs. */
const SHARED = new URL('../../../../../shared/', import.meta.url);
const here = existsSync(SHARED);
const skipped = here ? '' : ' (skipped: no texts at hand)';

describe.each(TEXT_IDS)('the rulebook of %s', (text) => {
  const ids = ruleLines(text).map(({ id }) => id);

  it.each(LANGUAGES)('should have every line in %s', (language) => {
    for (const id of ids) expect(lineText(text, id, language)?.trim(), id).toMatch(/^\S.{3,}[.。）)]$/s);
  });

  it.each(['es', 'fr', 'ja'] as const)(
    'should write in %s what no older text says, and nothing else',
    (language) => {
      const older = new Set(
        TEXT_IDS.slice(0, TEXT_IDS.indexOf(text)).flatMap((id) => ruleLines(id).map(({ gist }) => gist)),
      );
      const own = ruleLines(text).filter(({ gist }, i, all) => {
        const first = all.findIndex((line) => line.gist === gist) === i;
        return first && !older.has(gist);
      });
      expect(Object.keys(TRANSLATED[language][text]).sort()).toEqual(own.map(({ id }) => id).sort());
    },
  );

  it('should say each thing in the script of its language', () => {
    for (const id of ids) {
      expect(lineText(text, id, 'ja'), id).toMatch(/[぀-ヿ一-鿿]/);
      for (const language of ['en', 'es', 'fr'] as const)
        expect(lineText(text, id, language), `${id} ${language}`).not.toMatch(/[぀-ヿ一-鿿]/);
      // a translation that is the English line was forgotten
      for (const language of ['es', 'fr'] as const)
        expect(lineText(text, id, language), `${id} ${language}`).not.toBe(lineText(text, id, 'en'));
    }
  });
});

describe('a line', () => {
  it('should be told in the language asked for, English if none is', () => {
    expect(lineText('2026', '810.4.2')).toBe('The common life total is 30 at the start.');
    expect(lineText('2005-fr', '606.4a.2', 'fr')).toBe(
      'Le total commun de points de vie est de 40 au début.',
    );
    expect(ruleLines('2005-fr', 'fr').map(({ id }) => id)).toEqual(ruleLines('2005-fr').map(({ id }) => id));
  });

  it("should not be there where the text doesn't have it", () => {
    expect(lineText('2026', '606.1')).toBeUndefined();
    expect(lineText('2026', 'constructor', 'ja')).toBeUndefined();
    expect(lineText('1993', '810.1')).toBeUndefined();
  });
});

describe('the words of the rulebook', () => {
  /** Sentences without what surrounds and joins words, so that only wording counts. */
  const sentences = (text: string): string[] =>
    text
      .split(/(?<=[.!?])\s+|(?<=[。！？])|\n/u)
      .map((sentence) =>
        sentence
          .normalize('NFKC')
          .toLowerCase()
          .replace(/^\s*(?:- )?(?:example: ?)?\d{3}[\d.a-z]*/, '')
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
      )
      .filter((sentence) => sentence.length > 12);

  it.skipIf(!here)(`should be our own, not those of the texts${skipped}`, () => {
    const files = ['rules', 'seeds'].flatMap((folder) =>
      readdirSync(new URL(`${folder}/`, SHARED)).map((file) => new URL(`${folder}/${file}`, SHARED)),
    );
    expect(files.length).toBeGreaterThan(10);
    const theirs = new Set(files.flatMap((file) => sentences(readFileSync(file, 'utf8'))));
    const ours = LANGUAGES.flatMap((language) =>
      TEXT_IDS.flatMap((text) => ruleLines(text, language).flatMap(({ gist }) => sentences(gist))),
    );
    expect(ours.filter((sentence) => theirs.has(sentence))).toEqual([]);
  });
});
