import type { Hello, ServerMessage, TableSettings } from '@ettin/protocol';
import { type Clock, Connection, type Refused, type Saved, TableHost, type TablePorts } from '@ettin/table';
import type { Identity } from '../identity/token.js';
import type { Tables, Visit } from '../sockets/link.js';

/** Milliseconds after which a table that nobody visits is put away; its log has all of it. */
const IDLE = 5 * 60_000;

export interface RunningTables extends Tables {
  /** Null where there is no such table. */
  replay(who: Identity, table: string, game: number): Promise<Saved | null>;
  create(who: Identity, settings: Partial<TableSettings>): Promise<string>;
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
      const host = await TableHost.create(ports, { person: who.person, name: who.name, settings });
      await keep(host.id, Promise.resolve(host));
      return host.id;
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
    say: async (message) => connection.receive(message),
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

function refusal({ code, message, rule, cite, faults }: Refused): {
  readonly ok: false;
} & Extract<ServerMessage, { type: 'refused' }> {
  return {
    ok: false,
    type: 'refused',
    id: null,
    code,
    message,
    ...(rule === undefined ? {} : { rule }),
    ...(cite === undefined ? {} : { cite }),
    ...(faults === undefined ? {} : { faults }),
  };
}

function putAwayWhenIdle(host: TableHost, clock: Clock, report: (error: unknown) => void): () => void {
  let empty = false;
  let cancel = () => {};
  const look = () => {
    if (host.people === 0 && empty) {
      host.close('restart', 1_000).catch(report);
      return;
    }
    empty = host.people === 0;
    cancel = clock.at(clock.now() + IDLE, look);
  };
  cancel = clock.at(clock.now() + IDLE, look);
  return () => cancel();
}
