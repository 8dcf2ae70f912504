import { GameDiverged, StorageFailed, type Where } from '@ettin/table';
import type { Logger } from 'pino';
import { newId } from './identity/secret.js';
import type { Store } from './store/open.js';

/** Hears of everything that failed and should not. */
export type Report = (error: unknown, where?: Where) => void;

/** Failures that the store keeps in one run of the server: a fault that comes with each move must not fill the disk. */
const MOST = 1_000;

/**
 * What goes wrong, for two readers. The log has nothing that a game hides, and no name: the kind of error, the places in the
 * code, the table and its latest row. Whoever may read the store finds the rest there under the same id (`failure`): what the
 * error said, and what couldn't be carried out after that row.
 */
export function reportTo(store: Store, logger: Logger | null, engine: string, now: () => number): Report {
  let kept = 0;
  return (error, where) => {
    if (error instanceof StorageFailed) {
      logger?.error({ code: error.code, table: where?.table }, error.message);
      return;
    }
    if (error instanceof GameDiverged) {
      logger?.warn({ table: where?.table, ...error.divergence }, 'a game goes another way under this engine');
      return;
    }
    const failure = newId();
    const kind = kindOf(error);
    const about = {
      failure,
      kind,
      table: where?.table,
      seq: where?.seq,
      command: where?.entry?.command.type,
    };
    logger?.error({ ...about, engine, places: placesOf(error) }, 'something failed that should not');
    kept += 1;
    if (kept > MOST) return;
    const row = {
      id: failure,
      at: now(),
      table_id: where?.table ?? null,
      seq: where?.seq ?? null,
      engine,
      kind,
      message: error instanceof Error ? error.message : String(error),
      stack: error instanceof Error ? (error.stack ?? '') : '',
      entry: where?.entry === undefined ? null : JSON.stringify(where.entry),
    };
    store
      .write((db) => db.insertInto('failure').values(row).execute())
      .catch((no: unknown) => logger?.error({ failure, kind: kindOf(no) }, 'a failure could not be kept'));
  };
}

/** Names of errors are words of programs; what isn't like one may be anything. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' && /^[A-Z_]{2,40}$/.test(error.code);
  const name = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error';
  return code ? `${name} ${String(error.code)}` : name;
}

const DEEPEST = 12;

/** Folder, file, line and column of each call, the innermost first; nothing of what the error says. */
export function placesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error) || error.stack === undefined) return [];
  // the stack begins with the message, which may look like anything
  const said = error.stack.indexOf(error.message);
  const calls = said < 0 ? error.stack : error.stack.slice(said + error.message.length);
  return calls
    .split('\n')
    .flatMap((line) => /^ {4}at .*?([\w.-]+\/[\w.-]+\.[cm]?[jt]s:\d+:\d+)\)?$/.exec(line)?.[1] ?? [])
    .slice(0, DEEPEST);
}
