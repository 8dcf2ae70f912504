import { describe, expect, it } from 'vitest';
import { Crowd } from './crowd.js';

describe('a crowd', () => {
  it('should let so many in for each key, and so many in all', () => {
    const crowd = new Crowd(2, 3);
    const [one, two] = [crowd.enter('a'), crowd.enter('a')];
    expect([one === null, two === null, crowd.enter('a')]).toEqual([false, false, null]);
    expect(crowd.enter('b')).not.toBeNull();
    expect(crowd.enter('c')).toBeNull();
    // who leaves twice is one all the same
    one?.();
    one?.();
    expect(crowd.size).toBe(2);
    expect(crowd.enter('a')).not.toBeNull();
    expect([crowd.enter('a'), crowd.enter('b')]).toEqual([null, null]);
  });
});
