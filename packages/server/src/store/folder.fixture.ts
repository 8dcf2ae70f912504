import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Path of a store that isn't there yet, in a folder of its own that goes after the tests. */
export function storePath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ettin-store-'));
  folders.push(folder);
  return join(folder, 'ettin.db');
}
