import { cards } from '@ettin/cards';
import type { Command } from 'commander';
import { deckRulesOf, rulesOfDay } from '../game/construction.js';
import { playTable } from '../game/play.js';
import { editionNamed, rulesOf } from '../game/rules.js';
import { prepareGame } from '../game/setup.js';
import { readSeats } from '../game/sitters.js';
import { Stopped } from '../io/io.js';
import { paintFor } from '../io/paint.js';
import { type Context, printLines } from './context.js';
import { editionOption, jsonOption, newSeed, seedOption } from './options.js';
import { endTable } from './play.js';

interface Options {
  readonly edition: string;
  readonly seed?: string;
  readonly bots?: true;
  readonly fast?: true;
  readonly json?: true;
}

const HEADS = 2;

export function startCommand(program: Command, context: Context): void {
  program
    .command('start')
    .description('the quickest way to a game: take a seat, or watch four bots')
    .option('--bots', 'watch four bots without being asked')
    .addOption(seedOption())
    .option('--fast', 'no pauses for reading')
    .addOption(editionOption())
    .addOption(jsonOption())
    .action(async (options: Options) => {
      const { io } = context;
      const edition = editionNamed(options.edition);
      const paint = paintFor(io);
      const json = options.json === true;
      const say = (lines: readonly string[]) => {
        if (!json) printLines(io, lines);
      };
      say([
        paint.strong('Ettin — Two-Headed Giant for Magic, with the rules enforced'),
        `Two teams of two: one turn, one life total and one attack a team. Rules: ${edition.name}; ${cards.length} cards built in.`,
        '',
      ]);
      const seated = io.interactive && !json && options.bots !== true && (await takesSeat(context));
      if (io.stop.aborted) throw new Stopped();
      const seed = options.seed ?? newSeed();
      const construction = deckRulesOf(rulesOfDay({ edition: edition.id }), HEADS, false);
      const prepared = prepareGame(io, { decks: [], heads: HEADS, seed, casual: false, rules: construction });
      const kinds = readSeats(
        `${seated ? 'person' : 'bot:rookie'},bot:rookie,bot:rookie,bot:rookie`,
        2 * HEADS,
      );
      say([
        ...prepared.decks.map((deck, seat) => {
          const name = prepared.setup.teams.flat()[seat]?.name ?? '';
          return `${name}  ${deck.name}${seated && seat === 0 ? ' — you' : ` — ${kinds[seat] ?? ''}`}`;
        }),
        '',
        ...(seated ? ['Type ? at any prompt for help. Enter does what the prompt says.'] : []),
      ]);
      const rules = rulesOf(edition.id);
      const game = await playTable({
        io,
        rules,
        setup: prepared.setup,
        kinds,
        json,
        fast: options.fast === true,
      });
      endTable(context, game, undefined);
      if (!io.stop.aborted) say(['', ...NEXT]);
    });
}

const NEXT: readonly string[] = [
  'What next?',
  '  npx ettin play mine.txt partner.txt   your own two decks against a starter team',
  '  npx ettin cards show "Flame Rift"     what a card does',
  '  npx ettin rules show 810.9            a rule in our own words',
  '  npx ettin --help                      everything else',
];

/** Enter is a yes; the end of input is a no. */
async function takesSeat({ io }: Context): Promise<boolean> {
  for (;;) {
    const answer = await io.ask('Take the seat of A1, with a bot beside you and two against you? [Y/n] ');
    if (answer === null || /^(n|no)$/i.test(answer.trim())) return false;
    if (/^(y|yes)?$/i.test(answer.trim())) return true;
    io.out('y (or Enter): you play · n: you watch four bots\n');
  }
}
