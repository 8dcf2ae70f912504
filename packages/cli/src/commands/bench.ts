import { playGame } from '@ettin/bots';
import { starterTeams } from '@ettin/cards';
import type { GameSetup, Rules } from '@ettin/engine';
import { bench, benchEditions, benchEditionsText, benchText, type DeckPair } from '@ettin/testkit';
import { type Command, InvalidArgumentError } from 'commander';
import { cardNames, fromStarter } from '../game/lists.js';
import { editionsNamed, rulesOf } from '../game/rules.js';
import { seatName } from '../game/setup.js';
import { makeBot } from '../game/sitters.js';
import { EXIT, type Io } from '../io/io.js';
import { progressOn } from '../io/progress.js';
import { type Context, printJson } from './context.js';
import { editionOption, editionsOption, jsonOption, readCount } from './options.js';

interface Options {
  readonly quick?: true;
  readonly floor?: number;
  readonly edition: string;
  readonly editions?: string;
  readonly least?: number;
  readonly json?: true;
}

function readPercent(text: string): number {
  if (!/^[1-9]\d?$|^100$/.test(text))
    throw new InvalidArgumentError('a whole number from 1 to 100 is needed');
  return Number(text);
}

export function benchCommand(program: Command, context: Context): void {
  const { io, finish } = context;
  program
    .command('bench')
    .description('measure the speed of the engine')
    .option('--quick', 'a tenth of everything: shows that it runs')
    .option('--floor <steps>', 'fail when heavy boards are slower than that many steps a second', readCount)
    .addOption(editionOption())
    .addOption(
      editionsOption('compare heavy boards of these, the last being what counts as 100 %').conflicts(
        'edition',
      ),
    )
    .option('--least <percent>', 'with --editions: fail when one is slower than that', readPercent)
    .addOption(jsonOption())
    .action(async (options: Options) => {
      if (options.editions !== undefined) {
        await compare(context, options, editionsNamed(options.editions));
        return;
      }
      const rules = rulesOf(options.edition);
      const pairs = starterPairs();
      const progress = progressOn(io);
      const report = await bench({
        rules,
        pairs,
        quick: options.quick === true,
        botGame: (game) => botGame(rules, pairs, game),
        onProgress: (line) => progress.show(line),
        breathe: () => breathe(io),
      });
      progress.clear();
      if (options.json === true) printJson(io, report);
      else io.out(benchText(report));
      if (report.stopped) {
        finish(EXIT.stopped);
        return;
      }
      const heavy = report.loads.find((l) => l.load === 'heavy boards')?.speed.steps ?? 0;
      if (options.floor !== undefined && heavy < options.floor) {
        io.err(`heavy boards: ${Math.round(heavy)} steps a second, fewer than ${options.floor}\n`);
        finish(EXIT.failed);
      }
    });
}

async function compare(
  { io, finish }: Context,
  options: Options,
  editions: readonly string[],
): Promise<void> {
  const progress = progressOn(io);
  const report = await benchEditions({
    rules: editions.map((id) => rulesOf(id)),
    pairs: starterPairs(),
    quick: options.quick === true,
    onProgress: (line) => progress.show(line),
    breathe: () => breathe(io),
  });
  progress.clear();
  if (options.json === true) printJson(io, report);
  else io.out(benchEditionsText(report));
  if (report.stopped) {
    finish(EXIT.stopped);
    return;
  }
  const { least } = options;
  const slow = (report.editions ?? []).filter((e) => least !== undefined && e.part * 100 < least);
  if (slow.length === 0) return;
  io.err(`slower than ${least ?? 0} %: ${slow.map((e) => e.edition).join(', ')}\n`);
  finish(EXIT.failed);
}

async function breathe(io: Io): Promise<boolean> {
  await io.pause(0);
  return io.stop.aborted;
}

const starterPairs = (): readonly DeckPair[] =>
  starterTeams.map(
    (team): DeckPair => [cardNames(fromStarter(team.decks[0])), cardNames(fromStarter(team.decks[1]))],
  );

/** A whole game of four rookies with starter decks. */
function botGame(rules: Rules, pairs: readonly DeckPair[], game: number): void {
  const seed = `bench:${game}`;
  const teams = [0, 1].map((team) =>
    (pairs[(game + team) % pairs.length] ?? []).map((deck, i) => ({ name: seatName(team, i), deck })),
  );
  const setup: GameSetup = { seed, teams };
  const bots = [0, 1, 2, 3].map((seat) => makeBot('rookie', `${seed}:${seat}`));
  const played = playGame(rules, setup, bots);
  if (!played.ok) throw new Error(played.faults.map((f) => f.message).join('; '));
}
