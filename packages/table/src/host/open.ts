import type { TableId } from '@ettin/protocol';
import { StorageFailed } from '../ports/event-log.js';
import type { TablePorts } from './ports.js';
import { type Divergence, fromSnapshot, type Recovered, recover } from './recover.js';

/** Carrying out what is kept made another game than it was; the table goes on without it. */
export class GameDiverged extends Error {
  constructor(readonly divergence: Divergence) {
    const { game, engine, how, seq } = divergence;
    super(`game ${game}, played by ${engine}, goes another way here (${how} at row ${seq})`);
    this.name = 'GameDiverged';
  }
}

export interface Opened extends Recovered {
  /** The log has no snapshot that the next one to open the table could begin from. */
  readonly stale: boolean;
  /** The going game that was interrupted, by its number, of which the log doesn't say so yet. */
  readonly interrupted: number | null;
}

/** A table as its log has it. Rejects with `StorageFailed`. */
export async function openFrom(ports: TablePorts, id: TableId): Promise<Opened> {
  const { log, version, report } = ports;
  const diverged: Divergence[] = [];
  const hear = (divergence: Divergence): void => {
    diverged.push(divergence);
    report(new GameDiverged(divergence), { table: id, seq: divergence.seq });
  };
  let from: ReturnType<typeof fromSnapshot> = null;
  try {
    from = fromSnapshot(await log.latestSnapshot(id), version, hear);
  } catch (error) {
    if (error instanceof StorageFailed) throw error;
    // the rows alone make the same table
    report(error, { table: id, seq: 0 });
  }
  const { table, seq } = recover(await log.read(id, from?.seq ?? 0), from, hear);
  const gone = table.interrupted;
  const anew = gone !== null && diverged.some((d) => d.game === gone.game);
  return { table, seq, stale: from?.own !== true, interrupted: anew ? gone.game : null };
}
