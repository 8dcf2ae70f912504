import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogueFaults, LANGUAGES } from '@ettin/text';
import { describe, expect, it } from 'vitest';
import { COMPARE } from './compare.js';
import { DECKS } from './decks.js';
import { HELP, MATCH_HELP } from './help.js';
import { RULES } from './rules.js';
import { SAY } from './terminal.js';
import { readsNo, readsYes } from './yes.js';

/** The command line's sources, without its catalogues. */
function sources(): string {
  const root = fileURLToPath(new URL('..', import.meta.url));
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|words\/(?:en|es|fr|ja)\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

describe('what only the terminal says', () => {
  it('should be whole, translated and in use', () => {
    const same = ['poison', 'mana', 'enterName', 'enterThese', 'whyNot'];
    expect(catalogueFaults(SAY, { name: 'TERMINAL', code: sources(), same })).toEqual([]);
  });

  it('should be so of comparisons too', () => {
    const same = ['isImpossible', 'isAsked', 'whyPoison'];
    expect(catalogueFaults(COMPARE, { name: 'COMPARE', code: sources(), same })).toEqual([]);
    expect(catalogueFaults(DECKS, { name: 'DECKS', code: sources() })).toEqual([]);
    expect(catalogueFaults(RULES, { name: 'RULES', code: sources(), same: ['option'] })).toEqual([]);
  });

  it('should have the same commands in the help of every language', () => {
    const commands = (lines: readonly string[]) =>
      lines.flatMap((line) => /^ {2}(\w+)/.exec(line)?.[1] ?? []).join(' ');
    for (const language of LANGUAGES) {
      expect(commands(HELP[language])).toBe(commands(HELP.en));
      expect(commands(MATCH_HELP[language])).toBe(commands(MATCH_HELP.en));
    }
  });

  it('should understand yes and no in the language, and in English', () => {
    expect(['s', 'SÍ', 'y'].every((word) => readsYes(word, 'es'))).toBe(true);
    expect(['non', 'no', 'n'].every((word) => readsNo(word, 'fr'))).toBe(true);
    expect(readsYes('はい', 'ja')).toBe(true);
    expect(readsYes('oui', 'es')).toBe(false);
  });
});
