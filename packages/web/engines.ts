import { readFileSync } from 'node:fs';
import { BEHAVIOUR } from '@ettin/testkit';

/** What replays are pinned to, by edition: the version and the engine's behaviour, as the command line says them. */
export function engines(): Readonly<Record<string, string>> {
  const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
    readonly version: string;
  };
  return Object.fromEntries(
    Object.entries(BEHAVIOUR).map(([edition, hash]) => [edition, `${version}-${hash}`]),
  );
}
