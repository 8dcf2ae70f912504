import { randomBytes } from 'node:crypto';
import { LANGUAGES } from '@ettin/editions';
import { InvalidArgumentError, Option } from 'commander';
import { DEFAULT_EDITION } from '../game/rules.js';

export const editionOption = () => new Option('--edition <id>', 'rules edition').default(DEFAULT_EDITION);
/** Read by `editionsNamed`. */
export const editionsOption = (what: string) =>
  new Option('--editions <ids>', `${what}, with commas between them; or all`);
export const limitedOption = () => new Option('--limited', 'decks of limited play: forty cards from a pool');
export const documentOption = () =>
  new Option('--document <id>', 'other Floor or Tournament Rules than those of the date');
export const languageOption = () =>
  new Option('--lang <code>', 'language of the rulebook').choices(LANGUAGES).default('en');
export const jsonOption = () => new Option('--json', 'write JSON to standard output');
export const seedOption = () =>
  new Option('--seed <text>', 'everything random follows from it (default: a new one)');

/** A seed that nobody could guess. */
export const newSeed = (): string => randomBytes(8).toString('hex');

/** For options that take a number of things. */
export function readCount(text: string): number {
  const n = Number(text);
  if (!/^\d+$/.test(text) || n < 1 || n > 1_000_000)
    throw new InvalidArgumentError('a whole number from 1 to 1000000 is needed');
  return n;
}
