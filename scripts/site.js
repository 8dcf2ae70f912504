// Builds the page into packages/web/dist when something that it is made of has changed since the last time.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = `${root}packages/web`;
const stamp = `${web}/.cache/site.txt`;
/** Packages whose built code goes into the page. */
const parts = [
  'bots',
  'cards',
  'decks',
  'editions',
  'engine',
  'oracle',
  'protocol',
  'replay',
  'schema',
  'table',
  'text',
];

function* filesIn(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (found.isFile()) yield [path, found];
  else for (const name of readdirSync(path).sort()) yield* filesIn(`${path}/${name}`);
}

/** Of built code the text counts: the compiler writes files anew that are the same as before. */
function fingerprint() {
  const hash = createHash('sha256');
  const own = [
    'src',
    'public',
    'index.html',
    'vite.config.ts',
    'engines.ts',
    'precache.ts',
    'scenarios-plugin.ts',
    'package.json',
  ].map((name) => `${web}/${name}`);
  const built = parts.map((name) => `${root}packages/${name}/dist`);
  for (const path of [...own, ...built, `${root}scenarios`, `${root}package-lock.json`])
    for (const [file] of filesIn(path))
      if (!/\.(d\.ts|map|tsbuildinfo)$|\.test\.ts$/.test(file))
        hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

const now = fingerprint();
const before = statSync(`${web}/dist/index.html`, { throwIfNoEntry: false })
  ? statSync(stamp, { throwIfNoEntry: false }) && readFileSync(stamp, 'utf8')
  : undefined;
if (before !== now) {
  await build({ root: web, configFile: `${web}/vite.config.ts`, logLevel: 'warn' });
  mkdirSync(`${web}/.cache`, { recursive: true });
  writeFileSync(stamp, now);
}
