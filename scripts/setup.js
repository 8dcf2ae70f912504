// Installs the locked dependencies when they are missing or older than the lock file.
// Plain JavaScript: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modified = (file) => statSync(root + file, { throwIfNoEntry: false })?.mtimeMs ?? -1;

const { engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const wanted = engines.node.replace(/[^\d.]/g, '');
const [major = 0, minor = 0] = wanted.split('.').map(Number);
const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  process.stderr.write(
    `Ettin needs Node.js ${wanted} or newer (https://nodejs.org); this is ${process.versions.node}.\n`,
  );
  process.exit(1);
}

if (modified('node_modules/.package-lock.json') < modified('package-lock.json')) {
  process.stderr.write('Setting up, which takes a minute or two the first time …\n');
  // "npm run --silent" would be handed on to it, and a failure then says nothing
  const { status } = spawnSync('npm ci --loglevel=error', {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: true,
  });
  process.exitCode = status ?? 1;
}
