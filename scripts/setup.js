// Installs the locked dependencies when they are missing or older than the lock file.
// Plain JavaScript: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modified = (file) => statSync(root + file, { throwIfNoEntry: false })?.mtimeMs ?? -1;

if (modified('node_modules/.package-lock.json') < modified('package-lock.json')) {
  const { status } = spawnSync('npm ci', { cwd: root, stdio: ['ignore', 2, 2], shell: true });
  process.exitCode = status ?? 1;
}
