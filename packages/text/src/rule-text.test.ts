import { showRule } from '@ettin/editions';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.js';
import { ruleGists, ruleText } from './rule-text.js';

describe('the gist of a rule', () => {
  it('should be what the rule says itself, without what its subrules say', () => {
    const own = showRule('2026', '810.9a');
    if (!own.ok) throw new Error('no rule 810.9a');
    const text = ruleText('2026', '810.9', 'en')?.text ?? '';
    for (const { id, gist } of own.lines.filter(({ kind }) => kind !== 'example'))
      expect(text.includes(gist), id).toBe(false);
  });

  it('should be in the language that it says it is in', () => {
    for (const language of LANGUAGES) expect(ruleText('2006-en', '606.9', language)?.language).toBe(language);
    expect(ruleText('2026', '810.9', 'ja')?.text).toMatch(/ライフ/);
  });

  it('should be the lines that are named, where some are', () => {
    const lines = showRule('2026', '805.3a', 'es');
    const [, second] = lines.ok ? lines.lines : [];
    if (second === undefined) throw new Error('no second line of 805.3a');
    expect(ruleText('2026', '805.3a', 'es', [second.id])?.text).toBe(second.gist);
  });

  // 810.7d-ex1: one Forest of two defending players is enough
  it('should be an example too, where one is named', () => {
    const [sentence] = ruleGists('2011plus-ja', '810.7d', 'en', ['810.7d-ex1']).sentences;
    expect(sentence).toEqual({
      text: expect.stringContaining('Forest'),
      rule: '810.7d',
      kind: 'example',
    });
    expect(ruleText('2011plus-ja', '810.7d', 'en')?.text).not.toContain('Forest');
  });

  it('should be cut short where there are many lines', () => {
    expect(ruleText('2026', '805.3a', 'en')?.text).toMatch(/ …$/);
  });

  it('should tell a general rule too, and nothing of a number that is none', () => {
    expect(ruleText('2026', '704.5b', 'en')?.text).toMatch(/library/);
    expect(ruleText('2026', '999.9', 'en')).toBeNull();
  });
});
