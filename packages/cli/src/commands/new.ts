import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { cardByName, fullName, kebabName } from '@ettin/cards';
import { type KeywordName, keywordRule } from '@ettin/editions';
import type { Command } from 'commander';
import { isProject, projectRoot } from '../game/root.js';
import { DEFAULT_EDITION } from '../game/rules.js';
import { writeText } from '../io/files.js';
import { BadInput, type Io } from '../io/io.js';
import { cardFromFile } from '../new/card-file.js';
import { type CardFacts, readCost, readSize, readTypeLine } from '../new/facts.js';
import { keywordSteps } from '../new/keyword.js';
import { cardSource, scenarioSource } from '../new/skeleton.js';
import { count } from '../words/count.js';
import { type Context, printJson, printLines } from './context.js';
import { jsonOption } from './options.js';

interface CardOptions {
  readonly from?: string;
  readonly types?: string;
  readonly cost?: string;
  readonly size?: string;
  readonly into?: string;
  readonly json?: true;
}

export function newCommand(program: Command, context: Context): void {
  const group = program.command('new').description('begin a card or a keyword');
  group
    .command('card')
    .description('write the data file of a card and a scenario for it, to be filled in')
    .argument('<name...>', 'its name')
    .option('--from <file>', 'take cost, types and size from your card file (a JSON object a line)')
    .option('--types <line>', 'type line, e.g. "Legendary Creature — Elf Warrior"')
    .option('--cost <cost>', 'mana cost, e.g. {1}{G}')
    .option('--size <size>', '2/3, or the loyalty or defense')
    .option('--into <folder>', 'the project (default: the one this program belongs to)')
    .addOption(jsonOption())
    .action((words: string[], options: CardOptions) => newCard(context.io, words.join(' '), options));
  group
    .command('keyword')
    .description('say what a new keyword ability needs, and where')
    .argument('<name...>', 'its name')
    .addOption(jsonOption())
    .action((words: string[], options: { json?: true }) => newKeyword(context.io, words.join(' '), options));
}

function newCard(io: Io, name: string, options: CardOptions): void {
  refuseBuiltIn(name);
  const facts = options.from === undefined ? factsOf(name, options) : cardFromFile(io, options.from, name);
  refuseBuiltIn(facts.name);
  const root = options.into ?? projectRoot();
  if (!isProject(resolve(io.cwd, root)))
    throw new BadInput(`${root} is no folder of the Ettin project (it has no packages/cards/src)`);
  const file = kebabName(facts.name);
  if (file === '') throw new BadInput(`"${name}" has no letter to name a file by`);
  const data = join(root, 'packages/cards/src', file.charAt(0), `${file}.ts`);
  const scenario = join(root, 'scenarios/cards', `${file}.yaml`);
  for (const path of [data, scenario])
    if (existsSync(path)) throw new BadInput(`${relative(io.cwd, path)} exists already and is left as it is`);
  writeText(io, data, cardSource(facts), false);
  writeText(io, scenario, scenarioSource(facts, DEFAULT_EDITION), false);
  const written = [data, scenario].map((path) => relative(io.cwd, path));
  if (options.json === true) {
    printJson(io, { files: written, textLines: facts.textLines });
    return;
  }
  const todo =
    facts.textLines > 0
      ? `It has ${count(facts.textLines, 'line')} of rules text in your file: write them as keywords and abilities.`
      : 'Add its keywords and abilities, if it has any.';
  printLines(io, [
    ...written.map((path) => `written: ${path}`),
    `Next: ${todo}`,
    '      docs/add-a-card.md says how. Then:',
    '      npm run cards:index',
    '      npm run build',
    `      npx ettin cards show "${facts.name}"`,
    `      npx ettin scenario run ${written[1] ?? ''}`,
    '      and put its name into packages/cards/src/printed/first-printings.ts',
  ]);
}

function refuseBuiltIn(name: string): void {
  const built = cardByName(name);
  if (built !== undefined) throw new BadInput(`${fullName(built)} is built in already`);
}

function factsOf(name: string, { types: line, cost, size }: CardOptions): CardFacts {
  if (line === undefined)
    throw new BadInput(
      'say what it is: --types "Creature — Bear" --cost {1}{G} --size 2/2, or --from your card file',
    );
  const types = readTypeLine(line);
  if (types.types.includes('creature') && size === undefined)
    throw new BadInput('a creature has power and toughness: --size 2/2');
  return {
    name,
    ...(cost === undefined ? {} : { manaCost: readCost(cost, name) }),
    ...types,
    ...(size === undefined ? {} : readSize(size, types.types, name)),
    textLines: 0,
  };
}

function newKeyword(io: Io, name: string, options: { json?: true }): void {
  const words = name.toLowerCase().split(/[\s-]+/);
  const id = words.map((w, i) => (i === 0 ? w : w.charAt(0).toUpperCase() + w.slice(1))).join('');
  if (!/^[a-z][A-Za-z]*$/.test(id)) throw new BadInput(`"${name}" is no name of a keyword: letters, please`);
  const rule = keywordRule(DEFAULT_EDITION, id as KeywordName);
  if (rule !== undefined) throw new BadInput(`${name} is there already (rule ${rule})`);
  const steps = keywordSteps(id);
  if (options.json === true) printJson(io, { keyword: id, steps });
  else
    printLines(io, [
      `Keyword "${id}". The compiler (npm run types) points at places still missing; docs/add-a-keyword.md says more.`,
      ...steps.map((s, i) => `  ${i + 1}. ${s.file}\n     ${s.what}`),
    ]);
}
