import { describe, expect, it } from 'vitest';
import { pack, unpack } from './pack.js';

describe('packing', () => {
  it('should give back what was packed, with what was one record as one record', () => {
    const part = { a: [1, null, 'x'], b: {} };
    const value = { one: part, list: [part, part.a, { c: part }], n: -0.5 };
    const back = unpack(pack(value)) as typeof value;
    expect(back).toEqual(value);
    expect(back.list[0]).toBe(back.one);
    expect(back.list[1]).toBe(back.one.a);
  });

  it('should write what is shared once', () => {
    const part = { text: 'x'.repeat(1000) };
    expect(pack([part, part, part]).length).toBeLessThan(1200);
  });

  it('should not take data for a mark of its own', () => {
    const value = [{ $: 0 }, { $$: [['a', 1]] }, { $: 1, other: 2 }];
    expect(unpack(pack(value))).toEqual(value);
  });

  it('should refuse a mark that leads nowhere', () => {
    expect(() => unpack('{"nodes":[],"root":{"$":0}}')).toThrow(/packed record 0/);
  });
});
