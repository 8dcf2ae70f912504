import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { BadInput, type Io } from './io.js';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'it may not be opened',
  EEXIST: 'it exists already',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk may not be written',
};

function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}

/** Text of a file in UTF-8. Throws `BadInput` with its name. */
export function readText(io: Io, path: string): string {
  try {
    return readFileSync(resolve(io.cwd, path), 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    throw new BadInput(`${path} can't be read: ${reasonOf(error)}`);
  }
}

/** Writes a file and the folders above it. Unless told to, doesn't replace one. Throws `BadInput` with its name. */
export function writeText(io: Io, path: string, text: string, replace: boolean): void {
  const file = resolve(io.cwd, path);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: replace ? 'w' : 'wx' });
  } catch (error) {
    throw new BadInput(`${path} can't be written: ${reasonOf(error)}`);
  }
}

/** Makes sure, before long work begins, that its outcome can be written there. Throws `BadInput` with its name. */
export function checkWritable(io: Io, path: string): void {
  const file = resolve(io.cwd, path);
  try {
    mkdirSync(dirname(file), { recursive: true });
    // opened for appending: what is there stays as it is, and a file that wasn't is removed again
    const there = existsSync(file);
    closeSync(openSync(file, 'a'));
    if (!there) rmSync(file);
  } catch (error) {
    throw new BadInput(`${path} can't be written: ${reasonOf(error)}`);
  }
}
