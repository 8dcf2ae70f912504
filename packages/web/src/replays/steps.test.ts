import { describe, expect, it } from 'vitest';
import { moved, moveOf } from './steps.js';

const TRACK = { last: 20, turns: [0, 8, 15] };

describe('moving in a replay', () => {
  it('should go by positions and stay within them', () => {
    expect(moved(3, 'on', TRACK)).toBe(4);
    expect(moved(20, 'on', TRACK)).toBe(20);
    expect(moved(0, 'back', TRACK)).toBe(0);
    expect(moved(9, 'start', TRACK)).toBe(0);
    expect(moved(9, 'end', TRACK)).toBe(20);
  });

  it('should go by turns, back to the beginning of the one it is in first', () => {
    expect(moved(3, 'turnOn', TRACK)).toBe(8);
    expect(moved(16, 'turnOn', TRACK)).toBe(20);
    expect(moved(10, 'turnBack', TRACK)).toBe(8);
    expect(moved(8, 'turnBack', TRACK)).toBe(0);
  });

  it('should have keys for it', () => {
    expect(moveOf('.')).toBe('on');
    expect(moveOf('toString')).toBeNull();
  });
});
