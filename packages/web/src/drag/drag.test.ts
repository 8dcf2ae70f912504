import { describe, expect, it } from 'vitest';
import { becomes } from './drag.js';

describe('a press that moves', () => {
  it('should be a drag by mouse as soon as it has gone a little way', () => {
    expect(becomes('mouse', false, [2, 3], 50)).toBe('open');
    expect(becomes('mouse', false, [9, 0], 50)).toBe('drag');
  });

  it('should lift a card out of the hand by finger, and else swipe the row', () => {
    expect(becomes('touch', true, [3, -20], 80)).toBe('drag');
    expect(becomes('touch', true, [20, -5], 80)).toBe('other');
    expect(becomes('touch', true, [0, -10], 80)).toBe('open');
  });

  it('should scroll the board by finger, and drag what the finger has rested on', () => {
    expect(becomes('touch', false, [0, -20], 80)).toBe('other');
    expect(becomes('touch', false, [0, -20], 400)).toBe('drag');
    expect(becomes('touch', false, [0, -2], 400)).toBe('open');
  });
});
