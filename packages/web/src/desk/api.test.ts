import { describe, expect, it } from 'vitest';
import { faultOf, readMe } from './api.js';

describe('what a server says of a person', () => {
  it('should be somebody, nobody, or no answer at all', () => {
    expect(readMe({ person: 'p', name: 'Ada', account: true })).toEqual({
      person: 'p',
      name: 'Ada',
      account: true,
    });
    expect(readMe({ person: null })).toBeNull();
    expect(readMe({ hello: 'world' })).toBeUndefined();
    expect(readMe('<!doctype html>')).toBeUndefined();
  });
});

describe('why a server says no', () => {
  it('should be a code that the page has words for', () => {
    expect(faultOf({ code: 'loginTaken' })).toBe('loginTaken');
    expect(faultOf({ code: 'somethingNew' })).toBe('failed');
    expect(faultOf(null)).toBe('failed');
  });
});
