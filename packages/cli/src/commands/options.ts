import { randomBytes } from 'node:crypto';
import { LANGUAGES, type Language } from '@ettin/text';
import { InvalidArgumentError, Option } from 'commander';
import { type Choices, DEFAULT_EDITION } from '../game/rules.js';
import type { LogStyle } from '../table/log.js';

export const editionOption = () => new Option('--edition <id>', 'rules edition').default(DEFAULT_EDITION);
/** Read by `editionsNamed`. */
export const editionsOption = (what: string) =>
  new Option('--editions <ids>', `${what}, with commas between them; or all`);
export const limitedOption = () => new Option('--limited', 'decks of limited play: forty cards from a pool');
export const documentOption = () =>
  new Option('--document <id>', 'other Floor or Tournament Rules than those of the date');
/** Several may be given; `C22` is about decks. */
export const choiceOption = () =>
  new Option(
    '--choice <id=option>',
    'read a text that contradicts itself the other way, such as C6=literal',
  ).argParser((text: string, before: Choices | undefined): Choices => {
    const [, id = '', option = ''] = /^(C\d+)=([A-Za-z]+)$/.exec(text) ?? [];
    if (id === '') throw new InvalidArgumentError('an id and an option are needed, such as C6=literal');
    return { ...before, [id]: option };
  });
export const languageOption = () =>
  new Option('--lang <code>', 'language of what is said').choices(LANGUAGES).default('en');
export const whyOption = () => new Option('--why', 'under each line of the log what its rule says');
export interface StyleOptions {
  readonly lang: Language;
  readonly why?: true;
}
export const styleOf = ({ lang, why }: StyleOptions): LogStyle => ({ language: lang, why: why === true });
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
