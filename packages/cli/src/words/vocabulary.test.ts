import { FAULT_CODES, PROBLEM_CODES } from '@ettin/decks';
import { printKeyword } from '@ettin/oracle';
import { FLAG_KEYWORDS } from '@ettin/schema';
import { DECK_FAULT_CODES, keywordName, LANGUAGES } from '@ettin/text';
import { describe, expect, it } from 'vitest';

describe('the words of decks', () => {
  it('should be there for every code of a list and of the team check', () => {
    const codes: readonly string[] = DECK_FAULT_CODES;
    expect([...PROBLEM_CODES, ...FAULT_CODES].filter((code) => !codes.includes(code))).toEqual([]);
  });
});

describe('the words of the log', () => {
  it.each(LANGUAGES)('should be those of the cards: keywords in %s', (language) => {
    const names = (of: (keyword: (typeof FLAG_KEYWORDS)[number]) => string) =>
      Object.fromEntries(FLAG_KEYWORDS.map((keyword) => [keyword, of(keyword)]));
    expect(names((keyword) => keywordName(keyword, language))).toEqual(
      names((keyword) => printKeyword(keyword, { lang: language })),
    );
  });
});
