import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { KEEPING, type Serving, serve } from '@ettin/server';
import { StorageFailed } from '@ettin/table';
import { type Command, InvalidArgumentError } from 'commander';
import { pino } from 'pino';
import { projectRoot } from '../game/root.js';
import { ENGINE } from '../game/version.js';
import { makeFolder, reasonOf } from '../io/files.js';
import { BadInput, EXIT, type Io } from '../io/io.js';
import { paintFor } from '../io/paint.js';
import { type Context, printLines } from './context.js';

interface Options {
  readonly port?: number;
  readonly host: string;
  readonly store?: string;
  readonly origin: readonly string[];
  readonly log?: true;
  readonly page: boolean;
  readonly requests: number;
  readonly sockets?: number;
  readonly keepTables: number;
  readonly keepGames: number;
  readonly keepReplays: number;
}

/** Where the table is served unless told otherwise, and how many ports after it are tried then. */
const PORT = 4242;
const TRIES = 20;
/** Connections from one address, and where only this machine comes in. */
const SOCKETS = 200;
const LOCAL_SOCKETS = 20_000;

const isOpen = ({ host, origin }: Options): boolean => host !== '127.0.0.1' || origin.length > 0;

export function serveCommand(program: Command, context: Context): void {
  program
    .command('serve')
    .description('serve the table: open the page in a browser, play with friends and bots')
    .option('--port <number>', `port to listen at (default: ${PORT}, or the next that is free)`, portNumber)
    .option('--host <address>', 'address to listen at; 0.0.0.0 lets others in', '127.0.0.1')
    .option('--store <file>', 'where tables are kept (default: .ettin/tables.db in the project)')
    .option(
      '--origin <url>',
      'further origin that people reach it by, e.g. https://table.example',
      addOrigin,
      [],
    )
    .option('--requests <number>', 'requests a minute from one address', count, 600)
    .option(
      '--sockets <number>',
      `connections at once from one address (default: ${SOCKETS} from other machines)`,
      count,
    )
    .option(
      '--keep-tables <days>',
      'forget a table that was quiet for so long; 0: never',
      days,
      KEEPING.tables,
    )
    .option('--keep-games <days>', 'the same where its game goes on', days, KEEPING.games)
    .option('--keep-replays <days>', 'forget replays after so long; 0: never', days, KEEPING.replays)
    .option('--no-page', 'only the interface for programs')
    .option('--log', 'write what goes wrong to standard error as JSON lines')
    .action(async (options: Options) => {
      const { io } = context;
      const store = resolve(io.cwd, options.store ?? join(projectRoot(), '.ettin', 'tables.db'));
      const page = options.page ? builtPage() : null;
      madeFolder(dirname(store));
      const serving = await listen(io, options, store, page);
      // Node would print what the error says, and that may name a hidden card; nothing that was acknowledged is lost
      const dies = (error: unknown): void => {
        void serving.failed(error).finally(() => process.exit(EXIT.bug));
      };
      process.on('uncaughtException', dies);
      announce(io, serving, store);
      await stopped(io.stop);
      printLines(io, ['Stopping: what was said is written down, and everybody is told to come back.']);
      await serving.close();
      process.off('uncaughtException', dies);
      context.finish(EXIT.done);
    });
}

async function listen(io: Io, options: Options, store: string, page: string | null): Promise<Serving> {
  const first = options.port ?? PORT;
  const tries = options.port === undefined ? TRIES : 1;
  for (let n = 0; ; n++) {
    try {
      return await serve({
        store,
        host: options.host,
        port: first + n,
        origins: options.origin,
        page,
        requests: options.requests,
        sockets: options.sockets ?? (isOpen(options) ? SOCKETS : LOCAL_SOCKETS),
        keeping: { tables: options.keepTables, games: options.keepGames, replays: options.keepReplays },
        // not as an option: others on the machine see those
        metricsToken: io.env.ETTIN_METRICS_TOKEN || null,
        version: ENGINE,
        logger: pino({ level: options.log === true ? 'info' : 'warn' }, pino.destination(2)),
      });
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EADDRINUSE' && n + 1 < tries) continue;
      throw asBadInput(error, code, first + n, options.host, store);
    }
  }
}

function asBadInput(error: unknown, code: string, port: number, host: string, store: string): unknown {
  if (error instanceof StorageFailed)
    return new BadInput(`the tables can't be opened: ${error.message}`, [
      error.code === 'locked'
        ? 'Is another Ettin serving them? Stop it, or give this one a file of its own: --store FILE'
        : 'Nothing was written to it. Mend it, or serve from another file: --store FILE',
    ]);
  if (code === 'EADDRINUSE') return new BadInput(`port ${port} is in use; choose another: --port NUMBER`);
  if (code === 'EACCES')
    return new BadInput(`port ${port} is for the system's own programs; choose another: --port NUMBER`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new BadInput(`this machine has no address ${host}`);
  if (code === 'ENOENT' || code === 'ENOTDIR') return new BadInput(`${store} can't be made`);
  return error;
}

function builtPage(): string {
  const page = join(projectRoot(), 'packages', 'web', 'dist');
  if (existsSync(join(page, 'index.html'))) return page;
  throw new BadInput('the page has not been built: npm run build');
}

function announce(io: Io, serving: Serving, store: string): void {
  const paint = paintFor(io);
  printLines(io, [
    `${paint.strong('Ettin')} is at ${paint.strong(serving.url)}`,
    `Tables are kept in ${store}. Ctrl-C stops it; a table goes on where it was when it is started again.`,
  ]);
}

function madeFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new BadInput(`the folder ${folder} can't be made: ${reasonOf(error)}`);
  }
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new InvalidArgumentError('a port is a number up to 65535');
  return port;
}

function days(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('a number of days, 0 for ever');
  return Number(text);
}

function count(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('a number from 1 on');
  return Number(text);
}

function addOrigin(text: string, before: readonly string[]): readonly string[] {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new InvalidArgumentError('an origin is like https://table.example');
  }
  if (!/^https?:$/.test(url.protocol) || url.origin !== text)
    throw new InvalidArgumentError('an origin is like https://table.example, with nothing after it');
  return [...before, text];
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

function stopped(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((done) => signal.addEventListener('abort', () => done(), { once: true }));
}
