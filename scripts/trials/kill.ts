/**
 * Kills a server at random moments while people play, and looks whether anything that it had acknowledged is lost.
 * `tsx scripts/trials/kill.ts [kills] [seed]`; exit code 1 when something is.
 *
 * After each kill the file is opened without the server. Each acknowledged command has to be there, once; and what each
 * client had on its screen has to be, to the letter, what the rows up to some place make for it: hands, stack, clocks,
 * decisions. Then the server starts again on the same file and everybody comes back with the cookie that they had.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { starterTeams } from '@ettin/cards';
import type { GameFrame } from '@ettin/protocol';
import { frameFor, type LogRow, type Recovered, recover } from '@ettin/table';
import SQLite from 'better-sqlite3';
import { Client, type Door } from '../../packages/server/src/trial/client.fixture.js';
import { type Party, party } from '../../packages/server/src/trial/house.fixture.js';
import { moveOnce, randomFrom } from '../../packages/server/src/trial/player.fixture.js';
import { type Served, startServer } from './process.js';

const kills = Number(process.argv[2] ?? 100);
const seed = process.argv[3] ?? 'kill';
const PORT = 4300 + (process.pid % 500);
const TABLES = 3;
const LONGEST = 1_200;

const folder = mkdtempSync(join(tmpdir(), 'ettin-kill-'));
const file = join(folder, 'tables.db');
const random = randomFrom(seed);
const starters = starterTeams.slice(0, 2).flatMap((t) => t.decks.map((d) => d.id));
const faults: string[] = [];
const totals = { acknowledged: 0, frames: 0, rows: 0, back: [] as number[] };

interface Seat {
  readonly table: string;
  readonly door: Door;
  client: Client;
}

let server: Served = await startServer(file, PORT);
const seats: Seat[] = [];
for (let i = 0; i < TABLES; i++) {
  const made: Party = await party(server.base, [0, 2], starters, {
    keep: false,
    // one of the tables plays with clocks
    settings: i === 0 ? { clock: { team: 14_400, increment: 5, atZero: 'autoPass' } } : {},
  });
  made.clients.forEach((client, n) => {
    const door = made.doors[[0, 2][n] ?? 0];
    if (door !== undefined) seats.push({ table: made.table, door, client });
  });
}
const known = new Map<string, Recovered>();

for (let n = 1; n <= kills; n++) {
  const playing = seats.map((seat, i) => play(seat, randomFrom(`${seed} ${n} ${i}`)));
  await new Promise((done) => setTimeout(done, 20 + random(LONGEST)));
  await server.kill();
  await Promise.all(playing);
  compare(n);
  const start = performance.now();
  server = await startServer(file, PORT);
  for (const seat of seats) {
    const before = seat.client.frame?.at ?? 0;
    seat.client = await Client.at(seat.door, seat.table, undefined, { keep: false });
    const after = seat.client.frame?.at ?? 0;
    if (after < before) faults.push(`kill ${n}: ${seat.table} is back at ${after}, was at ${before}`);
  }
  totals.back.push(performance.now() - start);
  if (n % 10 === 0)
    process.stdout.write(`${n} kills: ${totals.acknowledged} acknowledged, ${faults.length} faults\n`);
}
await server.kill();
compare(kills + 1);
rmSync(folder, { recursive: true });

const back = totals.back.sort((a, b) => a - b);
process.stdout.write(
  `${kills} kills, ${totals.acknowledged} acknowledged actions, ${totals.rows} rows, ${totals.frames} screens compared, ` +
    `everybody back after ${Math.round(back[back.length >> 1] ?? 0)} ms (at most ${Math.round(back.at(-1) ?? 0)}); seed ${seed}\n`,
);
for (const fault of faults) process.stdout.write(`✗ ${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);

/** Moves until the connection is gone; a game that is over is followed by another. */
async function play(seat: Seat, own: (below: number) => number): Promise<void> {
  const { client } = seat;
  while (client.closed === null) {
    if (client.table?.phase === 'over') await client.say({ type: 'rematch' });
    if (!(await moveOnce(client, own))) await new Promise((done) => setTimeout(done, 3));
  }
}

function compare(kill: number): void {
  const sqlite = new SQLite(file);
  const check = sqlite.pragma('integrity_check', { simple: true });
  if (check !== 'ok') faults.push(`kill ${kill}: the file is damaged: ${String(check)}`);
  const rowsAfter = sqlite.prepare(
    'SELECT seq, cmd_id AS command, body FROM table_event WHERE table_id = ? AND seq > ? ORDER BY seq',
  );
  const times = sqlite.prepare('SELECT count(*) AS times FROM table_event WHERE table_id = ? AND cmd_id = ?');
  for (const { table, door, client } of seats) {
    for (const id of client.acked.keys()) {
      totals.acknowledged++;
      const row = times.get(table, `${door.person}.${id}`) as { times: number };
      if (row.times !== 1)
        faults.push(`kill ${kill}: ${id} was acknowledged and is there ${row.times} times`);
    }
    client.acked.clear();
  }
  for (const table of new Set(seats.map((s) => s.table))) {
    const from = known.get(table) ?? null;
    const rows = rowsAfter.all(table, from?.seq ?? 0) as LogRow[];
    totals.rows += rows.length;
    const missing = seats.filter((s) => s.table === table);
    const last = search(rows, from, missing);
    if (last !== null) known.set(table, last);
    for (const { client } of missing)
      faults.push(`kill ${kill}: no place of the file makes the screen at ${client.frame?.at} of ${table}`);
  }
  sqlite.close();
}

/**
 * Goes through the rows and takes from `missing` whoever's screen one of them makes: a frame says its place in the game,
 * and only rows between two places look alike.
 */
function search(rows: readonly LogRow[], from: Recovered | null, missing: Seat[]): Recovered | null {
  let now = from;
  for (const row of [null, ...rows]) {
    if (row !== null) now = recover([row], now);
    const at = now?.table.play?.at;
    for (const seat of [...missing]) {
      if (now === null || seat.client.frame?.at !== at) continue;
      if (written(clocked(frameFor(now.table, seat.door.person))) !== written(clocked(seat.client.frame)))
        continue;
      totals.frames++;
      missing.splice(missing.indexOf(seat), 1);
    }
  }
  return now;
}

/** With what a clock says whenever it is looked at: when it runs out, and what the other team has left. */
function clocked(frame: GameFrame | null): unknown {
  if (frame === null || frame.clock === null) return frame;
  const { left, runs, at } = frame.clock;
  const says = left.map((ms, team) => (team === runs ? at + ms : ms));
  return { ...frame, clock: { runs, says } };
}

function written(frame: unknown): string {
  return JSON.stringify(sorted(frame));
}

/** Objects with their keys in order: patches put new ones last. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => [k, sorted(v)]),
  );
}
