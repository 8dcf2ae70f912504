import { readFileSync } from 'node:fs';
import { hashOf } from '@ettin/engine';
import { BEHAVIOUR } from '@ettin/testkit';

/** What replays are pinned to, by edition and, for those of tables, as `any`; in the words of the command line. */
export function engines(): Readonly<Record<string, string>> {
  const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
    readonly version: string;
  };
  const all = { ...BEHAVIOUR, any: hashOf(Object.values(BEHAVIOUR)) };
  return Object.fromEntries(Object.entries(all).map(([edition, hash]) => [edition, `${version}-${hash}`]));
}
