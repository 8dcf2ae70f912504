import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { nestsTooDeep } from '@ettin/replay';
import {
  CARD_CHOICES,
  type CardChoice,
  cardLists,
  type FuzzFailure,
  type FuzzReport,
  fuzz,
  fuzzInWorkers,
  kindOf,
  readFailure,
  replayFailure,
  writeFailure,
} from '@ettin/testkit';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type EditionRun, reportLines, runLines, totalLines } from '../game/fuzz-text.js';
import { addReport, NO_GAMES } from '../game/fuzz-total.js';
import { editionsNamed, rulesOf } from '../game/rules.js';
import { checkFolder, LARGEST, readText, reasonOf } from '../io/files.js';
import { BadInput, EXIT, type Io } from '../io/io.js';
import { progressOn } from '../io/progress.js';
import { count } from '../words/count.js';
import { type Context, printJson, printLines } from './context.js';
import { editionOption, editionsOption, jsonOption, newSeed, readCount, seedOption } from './options.js';

interface Options {
  readonly games: number;
  readonly seed?: string;
  readonly shrink: number;
  readonly workers: number;
  readonly edition: string;
  readonly editions?: string;
  readonly cards: CardChoice;
  readonly out?: string;
  readonly again?: string;
  readonly json?: true;
}

const GAMES = 100;
const SHRINK = 20;
/** One core is left to whoever else works here. */
const WORKERS = Math.max(1, availableParallelism() - 1);

function readWorkers(text: string): number {
  if (!/^\d{1,2}$/.test(text)) throw new InvalidArgumentError('a whole number from 0 to 99 is needed');
  return Number(text);
}

function readSeconds(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('a whole number of seconds is needed');
  return Number(text);
}

export function fuzzCommand(program: Command, context: Context): void {
  const { io, finish } = context;
  program
    .command('fuzz')
    .description('play random games, and check what must always hold')
    .option('--games <n>', 'how many', readCount, GAMES)
    .addOption(seedOption())
    .option(
      '--shrink <seconds>',
      'how long to look for fewer actions that lead to a failure',
      readSeconds,
      SHRINK,
    )
    .option(
      '--workers <n>',
      'how many threads play games; with 0 this one does, and hears Ctrl-C between games',
      readWorkers,
      WORKERS,
    )
    .option('--out <folder>', 'write each failure there, as few actions as lead to it')
    .option('--again <file>', 'play such a failure again instead')
    .addOption(editionOption())
    .addOption(editionsOption('so many games of each of these instead').conflicts('edition'))
    .addOption(
      new Option(
        '--cards <which>',
        'printed by the date of the edition, all there are, or each for half of the games',
      )
        .choices(CARD_CHOICES)
        .default('mixed' satisfies CardChoice),
    )
    .addOption(jsonOption())
    .action(async (options: Options) => {
      if (options.again !== undefined) {
        again(io, options.again, options.json === true, finish);
        return;
      }
      if (options.out !== undefined) checkFolder(io, options.out);
      const seed = options.seed ?? newSeed();
      if (options.editions !== undefined) {
        await playEach(context, options, seed, editionsNamed(options.editions));
        return;
      }
      const { report, stopped } = await play(io, options, seed);
      finishWith(context, [report], stopped);
      if (options.json === true)
        printJson(io, { ok: report.failures.length === 0, seed, stopped, ...report });
      else printLines(io, reportLines(report, seed, options.games, stopped));
    });
}

/** The games of each edition have a seed of their own, which its line names. */
async function playEach(
  context: Context,
  options: Options,
  seed: string,
  editions: readonly string[],
): Promise<void> {
  const { io } = context;
  const runs: EditionRun[] = [];
  let stopped = false;
  for (const edition of editions) {
    if (io.stop.aborted) break;
    const own = `${seed}-${edition}`;
    const played = await play(io, { ...options, edition }, own);
    const run: EditionRun = { edition, seed: own, ...played.report };
    runs.push(run);
    stopped = stopped || played.stopped;
    if (options.json !== true) printLines(io, runLines(run));
  }
  stopped = stopped || runs.length < editions.length;
  finishWith(context, runs, stopped);
  if (options.json === true)
    printJson(io, { ok: runs.every((r) => r.failures.length === 0), seed, stopped, editions: runs });
  else printLines(io, totalLines(runs, editions.length, options.games, stopped));
}

function finishWith({ finish }: Context, reports: readonly FuzzReport[], stopped: boolean): void {
  if (stopped) finish(EXIT.stopped);
  else if (reports.some((r) => r.failures.length > 0)) finish(EXIT.failed);
}

async function play(
  io: Io,
  options: Options,
  seed: string,
): Promise<{ readonly report: FuzzReport; readonly stopped: boolean }> {
  const { edition, cards, games, workers } = options;
  const rules = rulesOf(edition);
  const lists = cardLists(rules.edition, cards);
  const shrinkFor = options.shrink * 1000;
  const progress = progressOn(io);
  let report = NO_GAMES;
  const onGame = (one: FuzzReport) => {
    report = addReport(report, one);
    for (const failure of one.failures) keep(io, options.out, failure);
    const bad = report.failures.length;
    progress.show(
      `${edition}: game ${report.games} of ${games}, ${bad === 0 ? 'no failure' : count(bad, 'failure')}`,
    );
  };
  if (workers > 0)
    await fuzzInWorkers({ edition, cards, seed, games, workers, shrinkFor, signal: io.stop, onGame });
  else
    for (let game = 0; game < games && !io.stop.aborted; game++) {
      onGame(fuzz({ rules, lists, seed, games: 1, from: game, shrinkFor, signal: io.stop }));
      await io.pause(0);
    }
  progress.clear();
  return { report, stopped: report.games < games };
}

function keep(io: Io, folder: string | undefined, failure: FuzzFailure): void {
  if (folder === undefined) return;
  try {
    io.err(`written: ${writeFailure(resolve(io.cwd, folder), failure)}\n`);
  } catch (error) {
    throw new BadInput(`${folder} can't be written: ${reasonOf(error)}`);
  }
}

function again(io: Io, path: string, json: boolean, finish: Context['finish']): void {
  const text = readText(io, path, LARGEST.failure);
  const found = nestsTooDeep(text) ? 'it nests too deep' : readFailure(text);
  if (typeof found === 'string') throw new BadInput(`${path} can't be read: ${found}`);
  const rules = rulesOf(found.edition);
  const failure = replayFailure(rules, found);
  if (failure !== null) finish(EXIT.failed);
  if (json) {
    printJson(io, { ok: failure === null, failure, sameData: rules.hash === found.rules });
    return;
  }
  if (rules.hash !== found.rules) io.err('The card data has changed since this was recorded.\n');
  printLines(
    io,
    failure === null ? ['It fails no more.'] : [`✗ ${kindOf(failure)}`, `    ${failure.message}`],
  );
}
