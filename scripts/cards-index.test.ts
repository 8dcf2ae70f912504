import { describe, expect, it } from 'vitest';
import { expectedIndex, writtenIndex } from './cards-index.js';

describe('the card index', () => {
  it('should be what `npm run cards:index` writes', () => {
    const byName = (index: Map<string, string>) => Object.fromEntries([...index].sort());
    expect(byName(writtenIndex())).toEqual(byName(expectedIndex()));
  });
});
