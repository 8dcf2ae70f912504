import { starterTeams } from '@ettin/cards';
import { unpackSetup, writeReplay } from '@ettin/replay';
import { UNIFIED } from '@ettin/schema';
import { type Command, Option } from 'commander';
import { deckRulesOf, rulesOfDay } from '../game/construction.js';
import { playMatch } from '../game/match.js';
import { type Finished, playTable, type Table } from '../game/play.js';
import { type Choices, editionNamed, rulesOf } from '../game/rules.js';
import { HEADS, prepareGame } from '../game/setup.js';
import { readSeats, SEAT_KINDS } from '../game/sitters.js';
import { checkWritable, writeText } from '../io/files.js';
import { BadInput, EXIT, Stopped } from '../io/io.js';
import { openReplay } from '../replay/open.js';
import type { Context } from './context.js';
import {
  choiceOption,
  documentOption,
  editionOption,
  jsonOption,
  languageOption,
  limitedOption,
  newSeed,
  readCount,
  type StyleOptions,
  seedOption,
  styleOf,
  whyOption,
} from './options.js';

interface Options extends StyleOptions {
  readonly edition: string;
  readonly heads: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly first?: string;
  readonly casual?: true;
  readonly limited?: true;
  readonly match?: true;
  readonly turns?: number;
  readonly elimination?: true;
  readonly document?: string;
  readonly choice?: Choices;
  readonly resume?: string;
  readonly save?: string;
  readonly fast?: true;
  readonly json?: true;
}

const EXAMPLES = `
Decks are files (a list such as "4 Lightning Bolt", one card a line) or names of starter
decks, in the order A1 A2 B1 B2. Give all of them, those of your own team, or none. The
starter teams and their decks:
${starterTeams.map((t) => `  ${t.name}: ${t.decks.map((d) => d.name).join(', ')}`).join('\n')}

  npx ettin play                              you and three bots, with starter decks
  npx ettin play mine.txt partner.txt         your own decks against a starter team
  npx ettin play --seats bot:rookie,bot:rookie,bot:random,bot:random --seed 7 --json
  npx ettin play --match --turns 8            a match whose time is up in its eighth turn
  npx ettin play --resume ettin-game-7.json   go on with a saved game`;

export function playCommand(program: Command, context: Context): void {
  program
    .command('play')
    .description('play a game in the terminal')
    .argument('[decks...]', 'deck files or starter names: A1 A2 B1 B2')
    .addOption(new Option('--heads <n>', 'players a team').choices(HEADS).default('2'))
    .option('--seats <kinds>', `who plays each seat, with commas: ${SEAT_KINDS.join(', ')}`)
    .addOption(seedOption())
    .addOption(new Option('--first <team>', 'team that begins (default: chance)').choices(['A', 'B']))
    .option('--casual', 'play decks that break construction rules')
    .addOption(limitedOption())
    .option('--match', 'games under tournament rules until a team has won one')
    .addOption(new Option('--turns <n>', 'with --match: time is called in turn n').argParser(readCount))
    .option('--elimination', 'with --match: it may not end in a draw')
    .option('--resume <file>', 'go on with a saved game')
    .option('--save <file>', 'write a replay')
    .option('--fast', 'no pauses for reading')
    .addOption(editionOption())
    .addOption(documentOption())
    .addOption(choiceOption())
    .addOption(languageOption())
    .addOption(whyOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(async (decks: string[], options: Options, command: Command) => {
      checkTogether(options);
      if (options.resume !== undefined) checkResumed(command);
      if (options.save !== undefined) checkWritable(context.io, options.save);
      const table =
        options.resume === undefined
          ? newTable(context, decks, options)
          : await oldTable(context, decks, options);
      if (table.json && table.kinds.includes('person'))
        throw new BadInput('--json shows what spectators see; a person needs words. Give all seats to bots');
      if (options.match === true) await playWholeMatch(context, table, options);
      else endTable(context, await playTable(table), options.save);
    });
}

function checkTogether(options: Options): void {
  const { match, turns, elimination, document, choice, resume } = options;
  if (match !== true && (turns !== undefined || elimination === true))
    throw new BadInput('--turns and --elimination are for matches: add --match');
  if (match === true && resume !== undefined)
    throw new BadInput('a saved game is one game, not a match: leave out --match');
  if (resume !== undefined && document !== undefined)
    throw new BadInput('a saved game has its rules: leave out --document');
  if (resume !== undefined && choice !== undefined)
    throw new BadInput('a saved game has its rules: leave out --choice');
}

/** Options that a saved game has decided, with and without a default of their own. */
function checkResumed(command: Command): void {
  for (const option of ['edition', 'heads', 'casual', 'limited'])
    if (command.getOptionValueSource(option) === 'cli')
      throw new BadInput(`a saved game has its rules and decks: leave out --${option}`);
}

/** The games of a match are saved as FILE, FILE-2 and so on. */
async function playWholeMatch(context: Context, table: Table, options: Options): Promise<void> {
  const day = rulesOfDay(options);
  await playMatch(
    {
      table,
      rules: day.match,
      document: day.id,
      elimination: options.elimination === true,
      timeInTurn: options.turns ?? null,
    },
    (game, number) => endTable(context, game, numbered(options.save, number)),
  );
}

function numbered(save: string | undefined, game: number): string | undefined {
  if (save === undefined || game === 1) return save;
  const dot = save.lastIndexOf('.');
  const end = dot > save.lastIndexOf('/') + 1 ? dot : save.length;
  return `${save.slice(0, end)}-${game}${save.slice(end)}`;
}

function newTable({ io }: Context, decks: readonly string[], options: Options): Table {
  const heads = Number(options.heads);
  const seed = options.seed ?? newSeed();
  const kinds = readSeats(options.seats ?? usualSeats(2 * heads, options.json === true), 2 * heads);
  const edition = editionNamed(options.edition).id;
  // what decks are held to isn't among the rules of a game
  const unified = UNIFIED.find((how) => how === options.choice?.C22);
  const day = rulesOfDay({ ...options, edition, ...(unified === undefined ? {} : { unified }) });
  // a tournament plays some things otherwise than the rules of the game say
  const tournament = options.match === true || options.document !== undefined;
  const rules = rulesOf(edition, tournament ? day.id : undefined, options.choice);
  const first = options.first === undefined ? {} : { startingTeam: options.first === 'A' ? 0 : 1 };
  const construction = deckRulesOf(day, heads, options.limited === true);
  const casual = options.casual === true;
  const prepared = prepareGame(io, {
    decks,
    heads,
    seed,
    casual,
    lang: options.lang,
    rules: construction,
    ...first,
  });
  if (options.json !== true) {
    prepared.passedOver.forEach((fault) => {
      io.err(`casual: ${fault}\n`);
    });
    prepared.decks.forEach((deck, seat) => {
      const name = prepared.setup.teams.flat()[seat]?.name ?? '';
      io.out(`${name}  ${deck.name} (${kinds[seat]})\n`);
    });
  }
  return {
    io,
    rules,
    setup: prepared.setup,
    kinds,
    json: options.json === true,
    fast: options.fast === true,
    style: styleOf(options),
  };
}

const usualSeats = (seats: number, json: boolean): string =>
  Array.from({ length: seats }, (_, i) => (i === 0 && !json ? 'person' : 'bot:rookie')).join(',');

async function oldTable({ io }: Context, decks: readonly string[], options: Options): Promise<Table> {
  if (decks.length > 0 || options.seed !== undefined || options.first !== undefined)
    throw new BadInput('a saved game has its decks, seed and order: leave them out with --resume');
  const { replay, rules, steps, stopped } = await openReplay(io, options.resume ?? '', false);
  const last = steps.at(-1);
  if (stopped) throw new Stopped();
  if (last === undefined || replay.result !== null)
    throw new BadInput(`${options.resume} is over; "npx ettin replay ${options.resume}" shows it`);
  const kinds = readSeats(options.seats ?? replay.players.join(','), replay.players.length);
  return {
    io,
    rules,
    setup: unpackSetup(replay.setup),
    kinds,
    json: options.json === true,
    fast: options.fast === true,
    style: styleOf(options),
    from: { replay, state: last.state },
  };
}

/** Writes the replay where it is wanted; a person's game that was left is saved in any case. */
export function endTable({ io, finish }: Context, game: Finished, save: string | undefined): void {
  const { replay, ended } = game;
  const left = (ended === 'left' || ended === 'stopped') && replay.players.includes('person');
  const file = save ?? (left ? `ettin-game-${replay.setup.seed.replace(/[^\w-]/g, '_')}.json` : undefined);
  if (file !== undefined) {
    writeText(io, file, writeReplay(replay), true);
    const done = ended === 'result' || ended === 'called';
    const next = done
      ? `to see it again: npx ettin replay ${file}`
      : `to go on: npx ettin play --resume ${file}`;
    io.err(`Saved as ${file}; ${next}\n`);
  }
  if (ended === 'stopped') finish(EXIT.stopped);
}
