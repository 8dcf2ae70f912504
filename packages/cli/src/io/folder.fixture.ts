import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export interface Folder {
  readonly path: string;
  write(name: string, text: string): void;
  read(name: string): string;
}

/** A folder of its own for one test, gone after it. */
export function folder(files: Readonly<Record<string, string>> = {}): Folder {
  const path = mkdtempSync(join(tmpdir(), 'ettin-cli-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  const made: Folder = {
    path,
    write: (name, text) => writeFileSync(join(path, name), text),
    read: (name) => readFileSync(join(path, name), 'utf8'),
  };
  for (const [name, text] of Object.entries(files)) made.write(name, text);
  return made;
}
