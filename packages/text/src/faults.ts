import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalogue, Messages } from './catalogue.js';
import { LANGUAGES } from './language.js';

/** What the test of a catalogue knows about it. */
export interface CatalogueUse {
  /** For the names of faults: "TERMINAL". */
  readonly name: string;
  /** The code that speaks, in which every key has to occur; null where keys are read by a closed vocabulary. */
  readonly code: string | null;
  /** Keys whose message is rightly that of English in some language. */
  readonly same?: readonly string[];
}

/** What is wrong with a catalogue beyond what the compiler sees; empty where nothing is. For tests. */
export function catalogueFaults<M extends Messages>(
  { messages }: Pick<Catalogue<M>, 'messages'>,
  { name, code, same = [] }: CatalogueUse,
): readonly string[] {
  const faults: string[] = [];
  const alike = new Set<string>();
  const english: Messages = messages.en;
  for (const language of LANGUAGES)
    for (const [key, text] of Object.entries<string>(messages[language])) {
      const fault = (what: string) => faults.push(`${name} ${language} ${key}: ${what}`);
      const original = english[key] ?? '';
      const { args, plurals } = read(text);
      const told = read(original).args;
      if (args.join() !== told.join())
        fault(`names ${args.join() || 'nothing'}, not ${told.join() || 'nothing'}`);
      if (plurals.some((forms) => !forms.includes('other'))) fault('has no plural "other"');
      if (language !== 'ja' && plurals.some((forms) => !forms.some((f) => f === 'one' || f === '=0')))
        fault('has no plural "one"');
      if (text.trim() === '' || text.trim() !== text || / {2}/.test(text)) fault('has spaces too many');
      if (/'[{}#]/.test(text)) fault('has an apostrophe that would quote');
      if (language !== 'en' && text === original) alike.add(key);
    }
  for (const key of alike) if (!same.includes(key)) faults.push(`${name} ${key}: is not translated`);
  for (const key of same) if (!alike.has(key)) faults.push(`${name} ${key}: is not the same anywhere`);
  if (code !== null)
    for (const key of Object.keys(english))
      if (!new RegExp(`['"]${key}['"]`).test(code)) faults.push(`${name} ${key}: is not used`);
  return faults;
}

/** Kinds of elements in a parsed message that have a name. */
const ARGUMENT = 1;
const PLURAL = 6;

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

interface Read {
  /** Names of what the message is told, sorted. */
  readonly args: readonly string[];
  /** The branches of each plural. */
  readonly plurals: readonly (readonly string[])[];
}

const read = (text: string): Read =>
  readElements(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst());

function readElements(elements: readonly Element[]): Read {
  const args: string[] = [];
  const plurals: (readonly string[])[] = [];
  for (const element of elements) {
    if (element.type === ARGUMENT) args.push(element.value);
    if (element.type !== PLURAL) continue;
    args.push(element.value);
    plurals.push(Object.keys(element.options));
    for (const { value } of Object.values(element.options)) {
      const inside = readElements(value);
      args.push(...inside.args);
      plurals.push(...inside.plurals);
    }
  }
  return { args: [...new Set(args)].sort(), plurals };
}
