import { describe, expect, it } from 'vitest';
import { allEditions, editionIds, editionName, LANGUAGES } from '../index.js';
import { EDITION_NAMES } from './names.js';

describe('names of editions', () => {
  it('should be there in every language, and for no edition besides', () => {
    for (const names of Object.values(EDITION_NAMES))
      expect(Object.keys(names).sort()).toEqual([...editionIds].sort());
    for (const { id, name } of allEditions) {
      expect(editionName(id)).toBe(name);
      for (const language of LANGUAGES) expect(editionName(id, language), id).not.toBe('');
    }
    expect(editionName('1993', 'ja')).toBeUndefined();
  });

  it('should be different names in each language', () => {
    for (const language of LANGUAGES)
      expect(new Set(editionIds.map((id) => editionName(id, language))).size).toBe(editionIds.length);
  });
});
