/**
 * Many tables on one server: how long an acknowledgement takes at a given number of actions a second, what an action
 * costs the server, and how much memory a table at rest needs.
 * `tsx scripts/trials/load.ts [tables] [actions a second] [seconds] [--warm seconds] [--deflate] [--profile FILE]`;
 * exit code 1 when the slowest hundredth takes longer than 50 ms, or a table more than 2 MB.
 *
 * People sit at all four seats and play at random by what is legal; automatic passing and stops are as they are for
 * everybody. The store is a file as the product has it (WAL, synchronous FULL). What the figures mean: `load/schedule.ts`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { starterTeams } from '@ettin/cards';
import { randomFrom } from '../../packages/server/src/trial/player.fixture.js';
import { Inspector } from './load/inspector.js';
import { type Kept, percentile, play } from './load/schedule.js';
import { type LoadTable, openTable } from './load/table.js';
import { startServer } from './process.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    warm: { type: 'string', default: '30' },
    deflate: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
});
const [count = 200, rate = 500, seconds = 30] = positionals.map(Number);
const PORT = 4900 + (process.pid % 500);
const INSPECTOR = PORT + 600;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const load = (): string => readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 1).join();
const folder = mkdtempSync(join(tmpdir(), 'ettin-load-'));
const server = await startServer(
  join(folder, 'tables.db'),
  PORT,
  ['--requests', '10000000'],
  [`--inspect=127.0.0.1:${INSPECTOR}`],
);
const inspector = await Inspector.of(server.child, INSPECTOR);
const starters = starterTeams.slice(0, 2).flatMap((t) => t.decks.map((d) => d.id));

// the first table has the rules made, which all others share
const tables: LoadTable[] = [await openTable(server.base, starters, values.deflate)];
const random = randomFrom('load');
await play(tables, 50, 3, random);
const one = await inspector.atRest();
while (tables.length < count) tables.push(await openTable(server.base, starters, values.deflate));
say(`${cpus().length} cores, load average ${load()}, node ${process.version}, server ${server.child.pid}`);
// games that have all just begun are all at the same place: they are played apart first
await play(tables, rate, Number(values.warm), random);

if (values.profile !== undefined) await inspector.profile();
const heardBefore = heard();
const before = await inspector.spent();
const own = process.cpuUsage();
const start = performance.now();
const kept = await play(tables, rate, seconds, random);
const took = performance.now() - start;
const after = await inspector.spent();
const ownAfter = process.cpuUsage(own);
if (values.profile !== undefined) await inspector.profiled(values.profile);
const heardAfter = heard();

const n = kept.acknowledged.length;
const busy = (ms: number): string => `${((100 * ms) / took).toFixed(0)} % of a core`;
say(
  `${n} of ${Math.ceil(seconds * rate)} acknowledged in ${seconds} s (${Math.round(n / seconds)} a second); ` +
    `${kept.refused} refused before something else; load average ${loadavg()[0]?.toFixed(1)}`,
);
say(`from due to acknowledged: ${row(kept.acknowledged)}`);
say(`from due to heard by all four: ${row(kept.told)}`);
say(
  `server: ${((after.cpu - before.cpu) / n).toFixed(3)} ms of processor time an action, ${busy(after.cpu - before.cpu)}; ` +
    `clients: ${busy((ownAfter.user + ownAfter.system) / 1_000)}`,
);
say(
  `${((heardAfter.messages - heardBefore.messages) / n).toFixed(2)} messages and ` +
    `${Math.round((heardAfter.bytes - heardBefore.bytes) / n)} bytes an action`,
);
say(`mix: ${mix(kept)}`);
await new Promise((done) => setTimeout(done, 2_000));
const rest = await inspector.atRest();
const each = (rest.rss - one.rss) / (count - 1);
say(
  `at rest: ${rest.rss.toFixed(0)} MB with all tables, ${one.rss.toFixed(0)} MB with one: ${each.toFixed(2)} MB a table ` +
    `(${((rest.heap - one.heap) / (count - 1)).toFixed(2)} MB of it on the heap)`,
);

for (const t of tables) for (const s of t.seats) s.leave();
await server.kill();
rmSync(folder, { recursive: true });
process.exit(p99() <= 50 && kept.open <= rate / 20 && each <= 2 ? 0 : 1);

function p99(): number {
  return percentile(
    kept.acknowledged.sort((a, b) => a - b),
    0.99,
  );
}

function row(times: number[]): string {
  times.sort((a, b) => a - b);
  const at = (share: number): string => percentile(times, share).toFixed(1);
  return `p50 ${at(0.5)} ms, p90 ${at(0.9)} ms, p99 ${at(0.99)} ms, at most ${at(1)} ms`;
}

function heard(): { readonly messages: number; readonly bytes: number } {
  const seats = tables.flatMap((t) => t.seats);
  return {
    messages: seats.reduce((sum, s) => sum + s.messages, 0),
    bytes: seats.reduce((sum, s) => sum + s.bytes, 0),
  };
}

function mix({ kinds, acknowledged }: Kept): string {
  return [...kinds]
    .sort((a, b) => b[1] - a[1])
    .map(([kind, times]) => `${kind} ${((100 * times) / acknowledged.length).toFixed(1)} %`)
    .join(', ');
}
