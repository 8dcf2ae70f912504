import { playGame } from '@ettin/bots';
import { starterTeams } from '@ettin/cards';
import type { GameSetup, Rules } from '@ettin/engine';
import { bench, benchText, type DeckPair } from '@ettin/testkit';
import type { Command } from 'commander';
import { cardNames, fromStarter } from '../game/lists.js';
import { rulesOf } from '../game/rules.js';
import { seatName } from '../game/setup.js';
import { makeBot } from '../game/sitters.js';
import { EXIT } from '../io/io.js';
import { progressOn } from '../io/progress.js';
import { type Context, printJson } from './context.js';
import { editionOption, jsonOption, readCount } from './options.js';

interface Options {
  readonly quick?: true;
  readonly floor?: number;
  readonly edition: string;
  readonly json?: true;
}

export function benchCommand(program: Command, { io, finish }: Context): void {
  program
    .command('bench')
    .description('measure the speed of the engine')
    .option('--quick', 'a tenth of everything: shows that it runs')
    .option('--floor <steps>', 'fail when heavy boards are slower than that many steps a second', readCount)
    .addOption(editionOption())
    .addOption(jsonOption())
    .action(async (options: Options) => {
      const rules = rulesOf(options.edition);
      const pairs = starterTeams.map(
        (team): DeckPair => [cardNames(fromStarter(team.decks[0])), cardNames(fromStarter(team.decks[1]))],
      );
      const progress = progressOn(io);
      const report = await bench({
        rules,
        pairs,
        quick: options.quick === true,
        botGame: (game) => botGame(rules, pairs, game),
        onProgress: (line) => progress.show(line),
        breathe: async () => {
          await io.pause(0);
          return io.stop.aborted;
        },
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
