import { printKeyword } from '@ettin/oracle';
import { FLAG_KEYWORDS } from '@ettin/schema';
import { keywordName, LANGUAGES } from '@ettin/text';
import { describe, expect, it } from 'vitest';

describe('the words of the log', () => {
  it.each(LANGUAGES)('should be those of the cards: keywords in %s', (language) => {
    const names = (of: (keyword: (typeof FLAG_KEYWORDS)[number]) => string) =>
      Object.fromEntries(FLAG_KEYWORDS.map((keyword) => [keyword, of(keyword)]));
    expect(names((keyword) => keywordName(keyword, language))).toEqual(
      names((keyword) => printKeyword(keyword, { lang: language })),
    );
  });
});
