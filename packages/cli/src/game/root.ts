import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from '../io/io.js';

/** Whether a folder is a copy of the project. */
export function isProject(folder: string): boolean {
  return existsSync(join(folder, 'packages', 'cards', 'src')) && existsSync(join(folder, 'package.json'));
}

/** The folder of the project that this program belongs to. Throws `BadInput` when it was taken out of it. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    if (isProject(folder)) return folder;
    const above = dirname(folder);
    if (above === folder) throw new BadInput('this works only in the folder of the Ettin project');
    folder = above;
  }
}
