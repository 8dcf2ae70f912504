import { linkSync, lstatSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fakeIo } from './fake-io.fixture.js';
import { writeText } from './files.js';
import { folder } from './folder.fixture.js';

const FULL = '/dev/full';

describe('writing over a file', () => {
  it('should leave the old one whole until the new one is there: a saved game outlives a full disk', () => {
    const f = folder({ 'game.json': 'old' });
    // whoever looks at the old file sees no part of the new one
    linkSync(join(f.path, 'game.json'), join(f.path, 'before.json'));
    writeText(fakeIo({ cwd: f.path }), 'game.json', 'new', true);
    expect([f.read('game.json'), f.read('before.json')]).toEqual(['new', 'old']);
    expect(readdirSync(f.path).sort()).toEqual(['before.json', 'game.json']);
  });

  it('should keep what a link leads to in its place, and who may read it', () => {
    const f = folder({ 'game.json': 'old' });
    symlinkSync('game.json', join(f.path, 'link.json'));
    const { mode } = statSync(join(f.path, 'game.json'));
    writeText(fakeIo({ cwd: f.path }), 'link.json', 'new', true);
    expect(lstatSync(join(f.path, 'link.json')).isSymbolicLink()).toBe(true);
    expect([f.read('game.json'), statSync(join(f.path, 'game.json')).mode]).toEqual(['new', mode]);
  });

  it.skipIf(statSync(FULL, { throwIfNoEntry: false }) === undefined)(
    'should write to what is no file, and say why it can not',
    () => {
      const io = fakeIo({ cwd: folder().path });
      expect(() => writeText(io, FULL, 'x', true)).toThrow("/dev/full can't be written: the disk is full");
      expect(statSync(FULL).isCharacterDevice()).toBe(true);
    },
  );
});
