/**
 * Many tables on one server: how long an acknowledgement takes at a given number of actions a second, and how much memory
 * a table at rest needs. `tsx scripts/trials/load.ts [tables] [actions a second] [seconds]`; exit code 1 when the slowest
 * hundredth takes longer than 50 ms, or a table more than 2 MB.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { starterTeams } from '@ettin/cards';
import type { Client } from '../../packages/server/src/trial/client.fixture.js';
import { party } from '../../packages/server/src/trial/house.fixture.js';
import { moveOnce, randomFrom } from '../../packages/server/src/trial/player.fixture.js';
import { startServer } from './process.js';

const tables = Number(process.argv[2] ?? 200);
const rate = Number(process.argv[3] ?? 500);
const seconds = Number(process.argv[4] ?? 20);
const PORT = 4900 + (process.pid % 500);

const folder = mkdtempSync(join(tmpdir(), 'ettin-load-'));
const server = await startServer(join(folder, 'tables.db'), PORT, ['--requests', '1000000']);
const memory = (): number => {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};
const starters = starterTeams.slice(0, 2).flatMap((t) => t.decks.map((d) => d.id));
const options = { keep: false, bot: 'rookie' as const, settings: { botPace: 5_000 } };

// the first table has the rules made, which all others share
const clients: Client[] = [...(await party(server.base, [0, 2], starters, options)).clients];
const before = memory();
for (let i = 1; i < tables; i++)
  clients.push(...(await party(server.base, [0, 2], starters, options)).clients);
process.stdout.write(
  `${tables} tables: ${Math.round(before)} MB with one, ${Math.round(memory())} MB with all\n`,
);

const took: number[] = [];
let asked = 0;
let idle = 0;
const random = randomFrom('load');
const busy = new Set<Client>();
const start = performance.now();
let next = 0;
while (performance.now() - start < seconds * 1_000) {
  const due = Math.floor(((performance.now() - start) / 1_000) * rate);
  for (let tries = 0; asked < due && tries < clients.length; tries++) {
    const client = clients[next++ % clients.length];
    if (client === undefined || busy.has(client)) continue;
    busy.add(client);
    const at = performance.now();
    const acks = client.acked.size;
    void moveOnce(client, random).then((moved) => {
      busy.delete(client);
      if (moved && client.acked.size > acks) took.push(performance.now() - at);
    });
    // whoever has nothing to do says nothing, and doesn't count
    if (client.frame?.view.pending.some((d) => d.kind !== 'waiting')) asked++;
    else idle++;
    if (client.table?.phase === 'over') void client.say({ type: 'rematch' });
  }
  await new Promise((done) => setTimeout(done, 1));
}
await new Promise((done) => setTimeout(done, 2_000));
took.sort((a, b) => a - b);
const at = (share: number): number =>
  took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN;
const rest = memory();
const each = (rest - before) / (tables - 1);
process.stdout.write(
  `${took.length} acknowledged in ${seconds} s (${Math.round(took.length / seconds)} a second): ` +
    `p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, at most ${at(1).toFixed(1)} ms; ` +
    `${rest.toFixed(0)} MB, ${each.toFixed(2)} MB a table; clients' process asked ${idle} that had nothing to do\n`,
);
await server.kill();
rmSync(folder, { recursive: true });
process.exit(at(0.99) <= 50 && each <= 2 ? 0 : 1);
