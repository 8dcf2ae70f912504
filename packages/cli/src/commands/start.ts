import { cards } from '@ettin/cards';
import { editionName } from '@ettin/editions';
import type { Language } from '@ettin/text';
import type { Command } from 'commander';
import { deckRulesOf, rulesOfDay } from '../game/construction.js';
import { playTable } from '../game/play.js';
import { editionNamed, rulesOf } from '../game/rules.js';
import { prepareGame } from '../game/setup.js';
import { readSeats } from '../game/sitters.js';
import { Stopped } from '../io/io.js';
import { paintFor } from '../io/paint.js';
import { SAY } from '../words/terminal.js';
import { readsNo, readsYes } from '../words/yes.js';
import { type Context, printLines } from './context.js';
import {
  editionOption,
  jsonOption,
  languageOption,
  newSeed,
  type StyleOptions,
  seedOption,
  styleOf,
  whyOption,
} from './options.js';
import { endTable } from './play.js';

interface Options extends StyleOptions {
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
    .addOption(languageOption())
    .addOption(whyOption())
    .addOption(jsonOption())
    .action(async (options: Options) => {
      const { io } = context;
      const { lang } = options;
      const edition = editionNamed(options.edition);
      const paint = paintFor(io);
      const json = options.json === true;
      const say = (lines: readonly string[]) => {
        if (!json) printLines(io, lines);
      };
      say([
        paint.strong(SAY.text(lang, 'welcome')),
        SAY.text(lang, 'welcomeMore', {
          edition: editionName(edition.id, lang) ?? edition.name,
          n: cards.length,
        }),
        '',
      ]);
      const seated = io.interactive && !json && options.bots !== true && (await takesSeat(context, lang));
      if (io.stop.aborted) throw new Stopped();
      const seed = options.seed ?? newSeed();
      const construction = deckRulesOf(rulesOfDay({ edition: edition.id }), HEADS, false);
      const prepared = prepareGame(io, {
        decks: [],
        heads: HEADS,
        seed,
        casual: false,
        rules: construction,
        lang,
      });
      const kinds = readSeats(
        `${seated ? 'person' : 'bot:rookie'},bot:rookie,bot:rookie,bot:rookie`,
        2 * HEADS,
      );
      say([
        ...prepared.decks.map((deck, seat) => {
          const name = prepared.setup.teams.flat()[seat]?.name ?? '';
          return `${name}  ${deck.name}${seated && seat === 0 ? ` — ${SAY.text(lang, 'isYou')}` : ` — ${kinds[seat] ?? ''}`}`;
        }),
        '',
        ...(seated ? [SAY.text(lang, 'typeHelp')] : []),
      ]);
      const rules = rulesOf(edition.id);
      const game = await playTable({
        io,
        rules,
        setup: prepared.setup,
        kinds,
        json,
        fast: options.fast === true,
        style: styleOf(options),
      });
      endTable(context, game, undefined);
      if (!io.stop.aborted) say(['', ...nextLines(lang)]);
    });
}

const nextLines = (language: Language): readonly string[] => [
  SAY.text(language, 'next'),
  `  npx ettin play mine.txt partner.txt   ${SAY.text(language, 'nextDecks')}`,
  `  npx ettin cards show "Flame Rift"     ${SAY.text(language, 'nextCard')}`,
  `  npx ettin rules show 810.9            ${SAY.text(language, 'nextRule')}`,
  `  npx ettin --help                      ${SAY.text(language, 'nextElse')}`,
];

/** Enter is a yes; the end of input is a no. */
async function takesSeat({ io }: Context, language: Language): Promise<boolean> {
  for (;;) {
    const answer = await io.ask(`${SAY.text(language, 'takeSeat')} `);
    if (answer === null || readsNo(answer, language)) return false;
    if (answer.trim() === '' || readsYes(answer, language)) return true;
    io.out(`${SAY.text(language, 'takeSeatAgain')}\n`);
  }
}
