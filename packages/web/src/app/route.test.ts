import { describe, expect, it } from 'vitest';
import { parseRoute, pathOf } from './route.js';

const ID = 'abcdefghijklmnopqrstuv';

describe('where the page is', () => {
  it('should read a table with its invitation, and write it again', () => {
    const route = parseRoute(`/table/${ID}`, `#${ID}`);
    expect(route).toEqual({ at: 'table', table: ID, invitation: ID });
    expect(pathOf(route)).toBe(`/table/${ID}#${ID}`);
  });

  it('should read places of the rulebook, and write them again', () => {
    for (const [path, route] of [
      ['/rules', { edition: null, beside: null, line: null }],
      ['/rules/2006-en', { edition: '2006-en', beside: null, line: null }],
      ['/rules/2026/810.9a', { edition: '2026', beside: null, line: '810.9a' }],
      ['/rules/2006-en..2026', { edition: '2006-en', beside: '2026', line: null }],
    ] as const) {
      expect(parseRoute(path, '')).toEqual({ at: 'rules', ...route });
      expect(pathOf({ at: 'rules', ...route })).toBe(path);
    }
    expect(parseRoute('/rules/2026/810.9a/more', '').at).toBe('nowhere');
  });

  it('should know home and practice, and nothing else', () => {
    expect(parseRoute('/', '').at).toBe('home');
    expect(parseRoute('/practice', '').at).toBe('practice');
    expect(pathOf(parseRoute('/replay', ''))).toBe('/replay');
    expect(parseRoute('/table/short', '').at).toBe('nowhere');
    expect(parseRoute('/a/b/c', '').at).toBe('nowhere');
  });
});
