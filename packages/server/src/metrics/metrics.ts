import type { ClientMessage, ServerMessage } from '@ettin/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Gauges {
  readonly tables: () => number;
  readonly sockets: () => number;
}

/** What one connection says and is told, as far as it is counted. */
export interface Meter {
  heard(message: ClientMessage): void;
  told(message: ServerMessage): void;
}

/** Figures of the server, for whoever runs it: counts and times, never a name, an id or a word that somebody said. */
export interface Metrics {
  /** In Prometheus's text format. */
  text(): Promise<string>;
  readonly type: string;
  meter(): Meter;
  refusedAtDoor(why: 'crowded' | 'badToken'): void;
  failure(): void;
  watch(gauges: Gauges): void;
}

/** Seconds; the goal is 50 ms. */
const ACK = [0.002, 0.005, 0.01, 0.02, 0.035, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** Answers that are waited for; a client that sends more at once isn't timed for them. */
const WAITING = 256;

export function metricsOf(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // memory, event loop delay, garbage collection, handles
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 10 });
  const messages = new Counter({
    name: 'ettin_messages_total',
    help: 'Messages of clients, by type',
    labelNames: ['type'],
    registers,
  });
  const acks = new Histogram({
    name: 'ettin_ack_seconds',
    help: 'From a command to its acknowledgement, which is after it is on the disk',
    buckets: ACK,
    registers,
  });
  const refusals = new Counter({
    name: 'ettin_refusals_total',
    help: 'Messages that were refused, by code',
    labelNames: ['code'],
    registers,
  });
  const doors = new Counter({
    name: 'ettin_refused_sockets_total',
    help: 'Sockets that were not let in, by reason',
    labelNames: ['why'],
    registers,
  });
  const failures = new Counter({ name: 'ettin_failures_total', help: 'Faults of the server', registers });

  return {
    text: () => registry.metrics(),
    type: registry.contentType,
    meter() {
      const since = new Map<string, number>();
      return {
        heard(message) {
          messages.inc({ type: message.type });
          // `sync` is answered by a welcome, which has no id
          if ('id' in message && message.type !== 'sync' && since.size < WAITING)
            since.set(message.id, performance.now());
        },
        told(message) {
          if (message.type === 'refused') refusals.inc({ code: message.code });
          if (!('id' in message) || message.id === null) return;
          const from = since.get(message.id);
          if (from === undefined) return;
          since.delete(message.id);
          if (message.type === 'ack') acks.observe((performance.now() - from) / 1_000);
        },
      };
    },
    refusedAtDoor: (why) => doors.inc({ why }),
    failure: () => failures.inc(),
    watch({ tables, sockets }) {
      const gauge = (name: string, help: string, read: () => number) =>
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(read());
          },
        });
      gauge('ettin_tables', 'Tables in memory', tables);
      gauge('ettin_sockets', 'Sockets that are open', sockets);
    },
  };
}
