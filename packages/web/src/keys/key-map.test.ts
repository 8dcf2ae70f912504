import { describe, expect, it } from 'vitest';
import { COMMANDS, commandOf, DEFAULT_KEYS, readKeys, remapped } from './key-map.js';

describe('the key map', () => {
  it('should give each command a key of its own', () => {
    expect(new Set(Object.values(DEFAULT_KEYS)).size).toBe(COMMANDS.length);
  });

  it('should swap keys when one is taken that another command has', () => {
    const map = remapped(DEFAULT_KEYS, 'undo', 'f');
    expect([map.undo, map.full]).toEqual(['f', 'z']);
    expect(new Set(Object.values(map)).size).toBe(COMMANDS.length);
  });

  it('should find the command of a key in either case', () => {
    expect(commandOf(DEFAULT_KEYS, 'Z')).toBe('undo');
    expect(commandOf(DEFAULT_KEYS, 'x')).toBeUndefined();
  });

  it('should read what was stored, and the usual keys where that is nothing of the kind', () => {
    expect(readKeys({ undo: 'u' })).toEqual({ ...DEFAULT_KEYS, undo: 'u' });
    expect(readKeys('nonsense')).toEqual(DEFAULT_KEYS);
    expect(readKeys({ undo: 7 })).toEqual(DEFAULT_KEYS);
  });
});
