import { describe, expect, it } from 'vitest';
import { COMMANDS, canBeKey, commandOf, commandsFor, DEFAULT_KEYS, readKeys, remapped } from './key-map.js';

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

  it('should have a key for each board of the largest table, and show as many as a table has boards', () => {
    const boards = (n: number) => commandsFor(n).filter((c) => c.startsWith('board'));
    expect(boards(4)).toEqual(['board1', 'board2', 'board3', 'board4']);
    expect(boards(8).map((c) => DEFAULT_KEYS[c])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(commandsFor(8)).toEqual(COMMANDS);
  });

  it('should take no key that is pressed on the way to another, moves the focus, or is no key yet', () => {
    for (const key of ['Control', 'Alt', 'AltGraph', 'Meta', 'Shift', 'CapsLock', 'Tab', 'ArrowLeft', 'End'])
      expect(canBeKey(key), key).toBe(false);
    for (const key of ['Dead', 'Process', 'Unidentified']) expect(canBeKey(key), key).toBe(false);
    for (const key of ['x', 'É', ' ', '+', 'Enter', 'Escape', 'Delete', 'F9', 'あ'])
      expect(canBeKey(key), key).toBe(true);
  });
});
