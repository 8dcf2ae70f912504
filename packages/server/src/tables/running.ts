import type { Hello, TableSettings } from '@ettin/protocol';
import {
  type Clock,
  Connection,
  type Refusal,
  type Refused,
  refusalOf,
  type Saved,
  StorageFailed,
  TableHost,
  type TablePorts,
} from '@ettin/table';
import type { Identity } from '../identity/token.js';
import type { Tables, Visit } from '../sockets/link.js';

/** Old tables that are forgotten at a time. */
const BATCH = 20;

/** Milliseconds after which a table at rest is put away; its log has all of it. */
const IDLE = 5 * 60_000;

export interface RunningTables extends Tables {
  /** Null where there is no such table. */
  replay(who: Identity, table: string, game: number): Promise<Saved | null>;
  /** Rejects with `StorageFailed`, also while the server stops: a table made then would be left running. */
  create(who: Identity, settings: Partial<TableSettings>): Promise<string>;
  /** Forgets some tables that have been quiet since these times; resolves with true when there may be more. */
  forget(before: number, playingBefore: number): Promise<boolean>;
  /** Tables in memory, and open visits. */
  count(): { readonly tables: number; readonly visits: number };
  /** Gives all of them up, after what was said so far is written down. */
  close(): Promise<void>;
}

/** Tables of this process. One is opened when somebody comes to it, and at most once. */
export function runningTables(ports: TablePorts): RunningTables {
  const { clock } = ports;
  const hosts = new Map<string, Promise<TableHost | null>>();
  let closed = false;
  let visits = 0;

  const keep = (id: string, opening: Promise<TableHost | null>): Promise<TableHost | null> => {
    hosts.set(id, opening);
    const forget = () => {
      if (hosts.get(id) === opening) hosts.delete(id);
    };
    opening.then((host) => {
      if (host === null) return forget();
      const stop = putAwayWhenIdle(host, clock, ports.report);
      host.onClosed = () => {
        stop();
        forget();
      };
    }, forget);
    return opening;
  };

  return {
    async visit(who, hello, send) {
      if (closed) return refusal({ ok: false, code: 'notNow', message: 'the server is stopping' });
      const host = await (hosts.get(hello.table) ?? keep(hello.table, TableHost.open(ports, hello.table)));
      if (host === null)
        return refusal({ ok: false, code: 'unknownTable', message: 'there is no such table' });
      const come = await host.connect(visitor(who, hello), send);
      if (!(come instanceof Connection)) return refusal(come);
      visits++;
      return visitOf(come, () => {
        visits--;
      });
    },

    async replay(who, table, game) {
      if (closed) return { ok: false, code: 'notNow', message: 'the server is stopping' };
      const host = await (hosts.get(table) ?? keep(table, TableHost.open(ports, table)));
      return host === null ? null : host.replay(who.person, game);
    },

    async create(who, settings) {
      if (closed) throw new StorageFailed('closed', 'the server is stopping');
      const host = await TableHost.create(ports, { person: who.person, name: who.name, settings });
      await keep(host.id, Promise.resolve(host));
      return host.id;
    },

    async forget(before, playingBefore) {
      const quiet = await ports.log.quiet(before, playingBefore, BATCH);
      let gone = 0;
      for (const { table, seq } of quiet) {
        if (closed) return false;
        const host = await hosts.get(table);
        if (host != null) {
          // somebody is there, or a clock runs: it isn't forgotten by those
          if (!host.atRest) continue;
          await host.close('restart', 1_000);
        }
        const owned = await ports.ownership.claim(table);
        // whoever came meanwhile has claimed it after us
        if (owned !== null && (await ports.log.forget(table, owned.epoch, seq))) gone += 1;
      }
      return gone === BATCH;
    },

    count: () => ({ tables: hosts.size, visits }),

    async close() {
      closed = true;
      const open = await Promise.allSettled([...hosts.values()]);
      await Promise.all(
        open.map((o) => (o.status === 'fulfilled' ? o.value?.close('restart', 1_000) : undefined)),
      );
    },
  };
}

function visitOf(connection: Connection, left: () => void): Visit {
  let there = true;
  return {
    ok: true,
    say: (message) => connection.receive(message),
    leave() {
      if (!there) return;
      there = false;
      left();
      connection.close();
    },
  };
}

const visitor = ({ person, name }: Identity, { invitation }: Hello) => ({
  person,
  name,
  ...(invitation === undefined ? {} : { invitation }),
});

const refusal = (no: Refused): Refusal & { readonly ok: false } => ({ ok: false, ...refusalOf(null, no) });

/** A table whose clock runs, or whose bots play, stays although nobody is there. */
function putAwayWhenIdle(host: TableHost, clock: Clock, report: (error: unknown) => void): () => void {
  let resting = false;
  let cancel = () => {};
  const look = () => {
    const rests = host.atRest;
    if (rests && resting) {
      host.close('restart', 1_000).catch(report);
      return;
    }
    resting = rests;
    cancel = clock.at(clock.now() + IDLE, look);
  };
  cancel = clock.at(clock.now() + IDLE, look);
  return () => cancel();
}
