import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian's; the fonts are for Japanese in what the page itself doesn't bring. */
const PACKAGES = ['chromium', 'fonts-noto-cjk'];

/** No browser to test in; the message says what to install. */
export class NoBrowser extends Error {}

/**
 * The path of a Chromium: `CHROMIUM` where that is set, else what the path has, else Debian's package, installed where
 * the process may. Throws `NoBrowser` where there is none and none can be had.
 */
export function findBrowser(): string {
  const told = process.env.CHROMIUM;
  if (told !== undefined && told !== '') {
    if (runs(told)) return told;
    throw new NoBrowser(`CHROMIUM names ${told}, which can't be run.`);
  }
  return onPath() ?? installed();
}

function onPath(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return folders
    .filter((folder) => folder !== '')
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(runs);
}

function installed(): string {
  const how = `apt-get install --no-install-recommends ${PACKAGES.join(' ')}`;
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0)
    throw new NoBrowser(
      `The tests need Chromium and there is none. On Debian: sudo ${how}. ` +
        'Elsewhere install Chromium or Chrome and name it: CHROMIUM=/path/to/it npm run e2e',
    );
  process.stdout.write(`No Chromium here: ${how}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-qq', '-y', '--no-install-recommends', ...PACKAGES],
  ]) {
    const { status, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
    if (status !== 0) throw new NoBrowser(`apt-get ${args[0]} failed:\n${stderr}`);
  }
  const found = onPath();
  if (found === undefined) throw new NoBrowser(`apt-get installed ${PACKAGES[0]}, but it isn't on the path.`);
  return found;
}

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
