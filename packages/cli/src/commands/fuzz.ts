import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { cards } from '@ettin/cards';
import { nestsTooDeep } from '@ettin/replay';
import {
  type FuzzFailure,
  type FuzzReport,
  fuzz,
  fuzzInWorkers,
  kindOf,
  readFailure,
  replayFailure,
  writeFailure,
} from '@ettin/testkit';
import { type Command, InvalidArgumentError } from 'commander';
import { addReport, NO_GAMES } from '../game/fuzz-total.js';
import { rulesOf } from '../game/rules.js';
import { checkFolder, LARGEST, readText, reasonOf } from '../io/files.js';
import { BadInput, EXIT, type Io } from '../io/io.js';
import { progressOn } from '../io/progress.js';
import { count } from '../words/names.js';
import { type Context, printJson, printLines } from './context.js';
import { editionOption, jsonOption, newSeed, readCount, seedOption } from './options.js';

interface Options {
  readonly games: number;
  readonly seed?: string;
  readonly shrink: number;
  readonly workers: number;
  readonly edition: string;
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

export function fuzzCommand(program: Command, { io, finish }: Context): void {
  program
    .command('fuzz')
    .description('play random games with all cards, and check what must always hold')
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
    .addOption(jsonOption())
    .action(async (options: Options) => {
      if (options.again !== undefined) {
        again(io, options.again, options.json === true, finish);
        return;
      }
      if (options.out !== undefined) checkFolder(io, options.out);
      const seed = options.seed ?? newSeed();
      const { report, stopped } = await play(io, options, seed);
      if (stopped) finish(EXIT.stopped);
      else if (report.failures.length > 0) finish(EXIT.failed);
      if (options.json === true)
        printJson(io, { ok: report.failures.length === 0, seed, stopped, ...report });
      else printLines(io, reportLines(report, seed, options.games, stopped));
    });
}

async function play(
  io: Io,
  options: Options,
  seed: string,
): Promise<{ readonly report: FuzzReport; readonly stopped: boolean }> {
  const { edition, games, workers } = options;
  const rules = rulesOf(edition);
  const shrinkFor = options.shrink * 1000;
  const progress = progressOn(io);
  let report = NO_GAMES;
  const onGame = (one: FuzzReport) => {
    report = addReport(report, one, cards.length);
    for (const failure of one.failures) keep(io, options.out, failure);
    const bad = report.failures.length;
    progress.show(`game ${report.games} of ${games}, ${bad === 0 ? 'no failure' : count(bad, 'failure')}`);
  };
  if (workers > 0) await fuzzInWorkers({ edition, seed, games, workers, shrinkFor, signal: io.stop, onGame });
  else
    for (let game = 0; game < games && !io.stop.aborted; game++) {
      onGame(fuzz({ rules, cards, seed, games: 1, from: game, shrinkFor, signal: io.stop }));
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

function reportLines(r: FuzzReport, seed: string, wanted: number, stopped: boolean): readonly string[] {
  const results = Object.entries(r.results).map(([reason, n]) => `${reason} ${n}`);
  return [
    `${count(r.games, 'game')}${stopped ? ` of ${wanted} (stopped)` : ''}, ${count(r.actions, 'action')}, seed ${seed}`,
    ...(results.length > 0 ? [`ended by: ${results.join(', ')}`] : []),
    `${r.cardsUsed} of ${r.cardsUsed + r.cardsUnused.length} cards were played`,
    ...r.failures.flatMap((f) => [
      `✗ game ${f.game}: ${kindOf(f.failure)}`,
      `    ${f.failure.message.split('\n')[0] ?? ''}`,
      `    ${count(f.actions.length, 'action')} lead to it (of ${f.played}); --out FOLDER keeps them`,
    ]),
    r.failures.length === 0 ? 'No failure.' : `${count(r.failures.length, 'failure')}.`,
  ];
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
