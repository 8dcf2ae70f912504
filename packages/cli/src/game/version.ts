import { readFileSync } from 'node:fs';
import { BEHAVIOUR } from '@ettin/testkit';

/** Version of this program, which is that of all its packages. */
export const VERSION: string = readVersion();

/**
 * What replays are pinned to: the version, and a hash of what the engine does with a few fixed games, so that rules
 * that were mended are another engine without anybody raising a number.
 */
export const ENGINE = `${VERSION}-${BEHAVIOUR}`;

function readVersion(): string {
  const data: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  if (typeof data === 'object' && data !== null && 'version' in data && typeof data.version === 'string')
    return data.version;
  throw new Error('package.json has no version');
}
