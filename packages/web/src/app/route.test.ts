import { describe, expect, it } from 'vitest';
import { parseRoute, pathOf } from './route.js';

const ID = 'abcdefghijklmnopqrstuv';

describe('where the page is', () => {
  it('should read a table with its invitation, and write it again', () => {
    const route = parseRoute(`/table/${ID}`, `#${ID}`);
    expect(route).toEqual({ at: 'table', table: ID, invitation: ID });
    expect(pathOf(route)).toBe(`/table/${ID}#${ID}`);
  });

  it('should know home and practice, and nothing else', () => {
    expect(parseRoute('/', '').at).toBe('home');
    expect(parseRoute('/practice', '').at).toBe('practice');
    expect(parseRoute('/table/short', '').at).toBe('nowhere');
    expect(parseRoute('/a/b/c', '').at).toBe('nowhere');
  });
});
