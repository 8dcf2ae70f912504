import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A scenario file: its path below the folder (with /), and what is in it. */
export interface ScenarioFile {
  readonly file: string;
  readonly text: string;
}

/** Every *.yaml and *.yml below a folder, in order of path. Throws what the file system says if there is no such folder. */
export function loadScenarios(dir: string): readonly ScenarioFile[] {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => join(dir, name))
    .sort()
    .map((path) => ({ file: relative(dir, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }));
}
