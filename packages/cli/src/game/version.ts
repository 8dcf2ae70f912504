import { readFileSync } from 'node:fs';
import { hashOf } from '@ettin/engine';
import { BEHAVIOUR } from '@ettin/testkit';

/** Version of this program, which is that of all its packages. */
export const VERSION: string = readVersion();

/**
 * What replays of an edition are pinned to: the version, and a hash of what the engine does with a few fixed games, so that
 * rules that were mended are another engine without anybody raising a number.
 */
export function engineOf(edition: string): string {
  const hash = BEHAVIOUR[edition];
  if (hash === undefined) throw new Error(`nothing is recorded of edition ${edition}: npm run behaviour`);
  return `${VERSION}-${hash}`;
}

/** The same for what may be of any edition: tables of a server. */
export const ENGINE = `${VERSION}-${hashOf(Object.values(BEHAVIOUR))}`;

function readVersion(): string {
  const data: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  if (typeof data === 'object' && data !== null && 'version' in data && typeof data.version === 'string')
    return data.version;
  throw new Error('package.json has no version');
}
