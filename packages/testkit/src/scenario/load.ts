import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A scenario file: its path below the folder (with /), and what is in it. */
export interface ScenarioFile {
  readonly file: string;
  readonly text: string;
}

/**
 * Paths (with /) of every *.yaml and *.yml below a folder, in order. Throws what the file system says if there is no
 * such folder.
 */
export function scenarioPaths(dir: string): readonly string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && /\.ya?ml$/.test(entry.name))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Every scenario below a folder, in order of path. Throws what the file system says. */
export function loadScenarios(dir: string): readonly ScenarioFile[] {
  return scenarioPaths(dir).map((file) => ({ file, text: readFileSync(join(dir, file), 'utf8') }));
}
