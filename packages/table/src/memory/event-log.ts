import type { Append, Appended, EventLog, LogRow, Snapshot, StoredTable } from '../ports/event-log.js';
import type { Ownership } from '../ports/ownership.js';

interface Kept {
  epoch: number;
  owner: string | null;
  readonly rows: LogRow[];
  readonly commands: Map<string, number>;
  snapshot: Snapshot | null;
  at: number;
  playing: boolean;
}

/** Keeps tables for as long as the process lasts: for tests, and for a page that plays without a server. */
export class MemoryLog implements EventLog {
  private readonly tables = new Map<string, Kept>();

  async create(table: string, command: string, body: string, at: number): Promise<boolean> {
    if (this.tables.has(table)) return false;
    const rows = [{ seq: 1, command, body }];
    this.tables.set(table, {
      epoch: 0,
      owner: null,
      rows,
      commands: new Map([[command, 1]]),
      snapshot: null,
      at,
      playing: false,
    });
    return true;
  }

  async append({ table, epoch, seq, command, body, at, playing }: Append): Promise<Appended> {
    const kept = this.tables.get(table);
    if (kept === undefined || kept.epoch !== epoch) return { ok: false, why: 'fenced' };
    const known = kept.commands.get(command);
    if (known !== undefined) return { ok: false, why: 'duplicate', seq: known };
    if (seq !== kept.rows.length + 1) return { ok: false, why: 'fenced' };
    kept.rows.push({ seq, command, body });
    kept.commands.set(command, seq);
    kept.at = at;
    kept.playing = playing;
    return { ok: true, seq };
  }

  async read(table: string, after: number): Promise<readonly LogRow[]> {
    return this.tables.get(table)?.rows.slice(after) ?? [];
  }

  async saveSnapshot(table: string, epoch: number, snapshot: Snapshot): Promise<boolean> {
    const kept = this.tables.get(table);
    if (kept === undefined || kept.epoch !== epoch) return false;
    kept.snapshot = snapshot;
    return true;
  }

  async latestSnapshot(table: string): Promise<Snapshot | null> {
    return this.tables.get(table)?.snapshot ?? null;
  }

  async find(table: string): Promise<StoredTable | null> {
    const kept = this.tables.get(table);
    return kept === undefined ? null : { table, epoch: kept.epoch, seq: kept.rows.length };
  }

  async quiet(before: number, playingBefore: number, most: number): Promise<readonly StoredTable[]> {
    return [...this.tables]
      .filter(([, kept]) => kept.at < (kept.playing ? playingBefore : before))
      .sort(([, a], [, b]) => a.at - b.at)
      .slice(0, most)
      .map(([table, { epoch, rows }]) => ({ table, epoch, seq: rows.length }));
  }

  async forget(table: string, epoch: number, seq: number): Promise<boolean> {
    const kept = this.tables.get(table);
    if (kept === undefined || kept.epoch !== epoch || kept.rows.length !== seq) return false;
    return this.tables.delete(table);
  }

  /** Who owns the tables of this log, as the process of that name sees it. */
  ownership(self: string): Ownership {
    const { tables } = this;
    return {
      self,
      async claim(table) {
        const kept = tables.get(table);
        if (kept === undefined) return null;
        kept.epoch += 1;
        kept.owner = self;
        return { epoch: kept.epoch };
      },
      async release(table, epoch) {
        const kept = tables.get(table);
        if (kept?.epoch === epoch) kept.owner = null;
      },
      async owner(table) {
        const kept = tables.get(table);
        return kept === undefined || kept.owner === null ? null : { owner: kept.owner, epoch: kept.epoch };
      },
    };
  }
}
