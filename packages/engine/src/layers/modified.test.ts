import { describe, expect, it } from 'vitest';
import { GENERATION, HAND_SLOT } from '../state/ids.js';
import { emptyChars } from './base.js';
import { Modified } from './modified.js';

describe('modified characteristics by object', () => {
  it('knows nothing of another object that has the slot (CR 400.7), nor of slots in between', () => {
    const m = new Modified();
    const c = emptyChars(1);
    m.set(2 * GENERATION + 3, c);
    expect(m.get(2 * GENERATION + 3)).toBe(c);
    expect(m.get(GENERATION + 3)).toBeUndefined();
    expect(m.get(2 * GENERATION + 1)).toBeUndefined();
    expect(m.get(2 * GENERATION + 4)).toBeUndefined();
  });

  it('tells the cards of one hand apart, which share a slot', () => {
    const m = new Modified();
    const [a, b] = [emptyChars(0), emptyChars(0)];
    m.set(GENERATION + HAND_SLOT, a);
    m.set(2 * GENERATION + HAND_SLOT, b);
    expect(m.get(GENERATION + HAND_SLOT)).toBe(a);
    expect(m.get(2 * GENERATION + HAND_SLOT)).toBe(b);
    expect(m.get(3 * GENERATION + HAND_SLOT)).toBeUndefined();
    expect(m.entries()).toHaveLength(2);
    m.clear();
    expect(m.get(GENERATION + HAND_SLOT)).toBeUndefined();
  });
});
