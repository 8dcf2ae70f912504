import { describe, expect, it } from 'vitest';
import { type Asked, treatmentOf } from './policy.js';

const ORIGIN = 'https://table.example';
const told = (path: string, of: Partial<Asked> = {}) =>
  treatmentOf({ method: 'GET', mode: 'cors', url: `${ORIGIN}${path}`, ...of }, ORIGIN, ['/mark.svg']);

describe('what the service worker answers', () => {
  it('should never be what the server says, nor what changes something', () => {
    for (const path of ['/api/me', '/api', '/socket']) {
      expect(told(path)).toBe('network');
      expect(told(path, { mode: 'navigate' })).toBe('network');
    }
    expect(told('/assets/a-123.js', { method: 'POST' })).toBe('network');
    expect(told('', { url: 'https://pictures.example/assets/a.png' })).toBe('network');
  });

  it('should be the page at each of its addresses', () => {
    for (const path of ['/', '/practice', '/table/abc', '/apiary'])
      expect(told(path, { mode: 'navigate' })).toBe('page');
  });

  it('should be our own files: for good where the name holds a hash', () => {
    expect(told('/assets/a-123.js')).toBe('asset');
    expect(told('/mark.svg')).toBe('file');
    expect(told('/unknown.txt')).toBe('network');
  });
});
