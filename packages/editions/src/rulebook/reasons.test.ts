import { expect, it } from 'vitest';
import { LANGUAGES, ruleLines, TEXT_IDS } from '../index.js';
import { REASONS } from './reasons.js';

it('should say in every language why no scenario can prove a line, and nothing besides', () => {
  const used = new Set<string>();
  for (const text of TEXT_IDS)
    for (const language of LANGUAGES) {
      const said = ruleLines(text, language);
      for (const [i, { id, reason }] of ruleLines(text).entries()) {
        if (reason === undefined) {
          expect(said[i]?.reason, id).toBeUndefined();
          continue;
        }
        used.add(reason);
        expect(said[i]?.reason, id).toBe(language === 'en' ? reason : REASONS[reason]?.[language]);
      }
    }
  expect([...used].sort()).toEqual(Object.keys(REASONS).sort());
});
