import { readFileSync } from 'node:fs';

/** Version of this program, which is that of all its packages. */
export const VERSION: string = readVersion();

function readVersion(): string {
  const data: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  if (typeof data === 'object' && data !== null && 'version' in data && typeof data.version === 'string')
    return data.version;
  throw new Error('package.json has no version');
}
