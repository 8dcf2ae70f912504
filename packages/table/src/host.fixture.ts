import { rngFrom } from '@ettin/bots';
import type { TableSettings } from '@ettin/protocol';
import { Client } from './client.fixture.js';
import { TableHost } from './host/host.js';
import type { TablePorts } from './host/ports.js';
import { MemoryLog } from './memory/event-log.js';
import { MemoryReplays } from './memory/replays.js';
import { TestClock } from './memory/test-clock.js';

/** Ids of people as they have to look: 22 characters. */
export const personId = (name: string): string => name.padEnd(22, '_');

export interface World {
  readonly ports: TablePorts;
  readonly log: MemoryLog;
  readonly replays: MemoryReplays;
  readonly clock: TestClock;
  readonly reports: unknown[];
}

/** Ports that do the same every time: a clock that stands, and bytes from a seed. */
export function world(seed = 'world', log: MemoryLog = new MemoryLog()): World {
  const clock = new TestClock();
  const reports: unknown[] = [];
  const replays = new MemoryReplays();
  const rng = rngFrom(seed);
  return {
    log,
    replays,
    clock,
    reports,
    ports: {
      log,
      ownership: log.ownership('test'),
      clock,
      random: (n) => Uint8Array.from({ length: n }, () => rng(256)),
      replays,
      version: 'test',
      report: (error) => reports.push(error),
    },
  };
}

/** One person against three bots, at the first decision of the game. */
export async function quickMatch(
  w: World,
  settings: Partial<TableSettings> = {},
): Promise<{ readonly host: TableHost; readonly client: Client }> {
  const person = personId('ann');
  const host = await TableHost.create(w.ports, { person, name: 'Ann', settings });
  const client = await Client.at(host, { person, name: 'Ann' });
  client.say({ type: 'sit', seat: 0, deck: { starter: 'hearth-chorus' } });
  for (const seat of [1, 2, 3]) client.say({ type: 'seatBot', seat, bot: 'rookie' });
  client.say({ type: 'ready', ready: true });
  client.say({ type: 'begin' });
  await host.settled();
  return { host, client };
}

/** Lets everything happen that happens without people, until nothing is due any more in so many milliseconds. */
export async function quiet(w: World, host: TableHost, milliseconds = 0): Promise<void> {
  const until = w.clock.now() + milliseconds;
  for (;;) {
    await host.settled();
    if (!w.clock.next(until)) return;
    await host.settled();
  }
}

/** Clients play until the game is over, or for so many rounds. */
export async function playOut(
  w: World,
  host: TableHost,
  clients: readonly Client[],
  most = 3_000,
): Promise<number> {
  for (let i = 0; i < most; i++) {
    await quiet(w, host, 10_000);
    if (host.state.phase !== 'playing') return i;
    for (const c of clients) {
      c.play();
      await host.settled();
    }
  }
  return most;
}
