import { TABLE_REFUSALS } from '@ettin/protocol';
import { describe, expect, it } from 'vitest';
import { type NotDone, refusedWords } from './refused-words.js';

const words = { t: (key: string) => `<${key}>`, language: 'fr' } as const;

describe('why something was not done', () => {
  it("should say the table's reasons in the reader's language, never in the words meant for programs", () => {
    for (const code of TABLE_REFUSALS)
      expect(refusedWords({ code, message: 'for programs' }, '2026', words)).toBe(`<refusal.${code}>`);
  });

  it("should say the game's reasons in the reader's language with the rule", () => {
    const said = refusedWords({ code: 'noPriority', rule: '117.1', message: 'for programs' }, '2026', words);
    expect(said).toMatch(/ \(117\.1\)$/);
    expect(said).not.toContain('for programs');
  });

  it('should have words for a reason that only a newer server knows', () => {
    const newer = { code: 'fromTomorrow', rule: '117.1', message: 'for programs' } as unknown as NotDone;
    expect(refusedWords(newer, '2026', words)).toBe('<refusal.notNow>');
  });
});
