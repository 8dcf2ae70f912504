import { starterTeams } from '@ettin/cards';
import { readReplay } from '@ettin/replay';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Serving } from '../serve.js';
import { storePath } from '../store/folder.fixture.js';
import { asGuest, call } from './client.fixture.js';
import { baseOf, houseAt, must, party } from './house.fixture.js';

const [ours, theirs] = starterTeams;
const starters = [...(ours?.decks ?? []), ...(theirs?.decks ?? [])].map((d) => d.id);

let house: Serving;
beforeAll(async () => {
  house = await houseAt(storePath());
}, 60_000);
afterAll(() => house.close());

it('should give a replay to people of its table once the game is over, and to nobody else', {
  timeout: 120_000,
}, async () => {
  const base = baseOf(house);
  const { table, doors, clients } = await party(base, [0], starters);
  const path = `/api/tables/${table}/replay?game=1`;
  const mine = doors[0]?.cookie ?? '';
  const status = async (at: string, cookie: string) => (await call(base, 'GET', at, cookie)).status;
  expect(await status(path, mine)).toBe(409);
  expect(await status(path, '')).toBe(401);
  expect(await status(path, (await asGuest(base, 'Eve')).cookie)).toBe(403);
  expect(await status(`/api/tables/${table}/replay`, mine)).toBe(400);
  expect(await status(`/api/tables/${table}/replay?game=1&game=2`, mine)).toBe(400);
  expect(await status(`/api/tables/${'x'.repeat(22)}/replay?game=1`, mine)).toBe(404);
  const [client] = clients;
  if (client === undefined) throw new Error('the party has a client');
  await must(client, { type: 'concede', bot: false });
  const reply = await call(base, 'GET', path, mine);
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const read = readReplay(await reply.text());
  expect(read).toMatchObject({ ok: true, replay: { engine: 'trial', result: { reason: 'concede' } } });
  expect(await status(`/api/tables/${table}/replay?game=2`, mine)).toBe(409);
  expect(await status(path, (await asGuest(base, 'Eve')).cookie)).toBe(403);
});
