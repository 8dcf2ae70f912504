import { Command, CommanderError } from 'commander';
import { benchCommand } from './commands/bench.js';
import { cardsCommand } from './commands/cards.js';
import type { Context } from './commands/context.js';
import { deckCommand } from './commands/deck.js';
import { fuzzCommand } from './commands/fuzz.js';
import { newCommand } from './commands/new.js';
import { playCommand } from './commands/play.js';
import { replayCommand } from './commands/replay.js';
import { rulesCommand } from './commands/rules.js';
import { scenarioCommand } from './commands/scenario.js';
import { serveCommand } from './commands/serve.js';
import { startCommand } from './commands/start.js';
import { VERSION } from './game/version.js';
import { BadInput, EXIT, type ExitCode, type Io, printableIo, type RawIo, Stopped } from './io/io.js';
import { paintFor } from './io/paint.js';
import { inOneLine } from './io/printable.js';

const HELP_AFTER = `
Exit codes: 0 done · 1 a check failed · 2 bad input · 70 a fault of ettin · 130 stopped by Ctrl-C`;

/** Runs one command line (without "node" and the script) and gives its exit code. Never throws. */
export async function run(argv: readonly string[], raw: RawIo): Promise<ExitCode> {
  const io = printableIo(raw);
  let code: ExitCode = EXIT.done;
  const context: Context = {
    io,
    finish: (c) => {
      code = c;
    },
  };
  try {
    const program = programFor(context);
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync([...argv], { from: 'user' });
    return code;
  } catch (error) {
    return report(io, error);
  }
}

function programFor(context: Context): Command {
  const { io } = context;
  const program = new Command('ettin')
    .description('Two-Headed Giant for Magic, with the rules enforced')
    .version(VERSION, '--version', 'show the version')
    .helpOption('-h, --help', 'show help')
    .addHelpText('after', HELP_AFTER)
    .showSuggestionAfterError()
    .showHelpAfterError('npx ettin --help lists the commands; --help after a command lists what it takes')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(text),
      getOutHelpWidth: () => Math.min(110, Math.max(40, io.columns())),
      getErrHelpWidth: () => Math.min(110, Math.max(40, io.columns())),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
  serveCommand(program, context);
  startCommand(program, context);
  playCommand(program, context);
  replayCommand(program, context);
  cardsCommand(program, context);
  deckCommand(program, context);
  rulesCommand(program, context);
  scenarioCommand(program, context);
  fuzzCommand(program, context);
  benchCommand(program, context);
  newCommand(program, context);
  return program;
}

function report(io: Io, error: unknown): ExitCode {
  const paint = paintFor(io, 'err');
  if (error instanceof CommanderError) {
    // help and version come as errors with exit code 0; what was wrong has been said
    return error.exitCode === 0 ? EXIT.done : EXIT.badInput;
  }
  if (error instanceof Stopped) return EXIT.stopped;
  if (error instanceof BadInput) {
    io.err(`${paint.bad('error:')} ${inOneLine(error.message)}\n`);
    for (const line of error.details) io.err(`  ${inOneLine(line)}\n`);
    return EXIT.badInput;
  }
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  io.err(
    `${paint.bad('fault:')} this is a bug of ettin ${VERSION}, not yours. Please report it with the seed.\n`,
  );
  io.err(`${what}\n`);
  return EXIT.bug;
}
