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
});
afterAll(() => house.close());

it('should give a replay to people of its table once the game is over, and to nobody else', async () => {
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

it('should keep each game of a table, for those who were there', async () => {
  const base = baseOf(house);
  const { table, doors, clients } = await party(base, [0, 2], starters);
  const [ada, mallory] = clients;
  if (ada === undefined || mallory === undefined) throw new Error('two people');
  await must(ada, { type: 'concede', bot: false });
  await must(ada, { type: 'rematch' });
  await ada.until(() => ada.table?.game === 2);
  await must(mallory, { type: 'concede', bot: false });
  await ada.until(() => ada.table?.phase === 'over');
  const eve = await asGuest(base, 'Eve');
  const list = async (cookie: string) => {
    const reply = await call(base, 'GET', '/api/replays', cookie);
    return ((await reply.json()) as { replays: { id: string; game: number; winner: number }[] }).replays;
  };
  const mine = await list(doors[0]?.cookie ?? '');
  expect(mine.map(({ game, winner }) => [game, winner])).toEqual([
    [2, 0],
    [1, 1],
  ]);
  expect(await list(doors[2]?.cookie ?? '')).toEqual(mine);
  expect(await list(eve.cookie)).toEqual([]);
  expect((await call(base, 'GET', '/api/replays', '')).status).toBe(401);
  for (const { id, game } of mine) {
    expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const reply = await call(base, 'GET', `/api/replays/${id}`, doors[2]?.cookie ?? '');
    expect(readReplay(await reply.text())).toMatchObject({ ok: true });
    const byGame = await call(
      base,
      'GET',
      `/api/tables/${table}/replay?game=${game}`,
      doors[0]?.cookie ?? '',
    );
    expect(byGame.status).toBe(200);
    const notHers = await call(base, 'GET', `/api/replays/${id}`, eve.cookie);
    const notThere = await call(base, 'GET', `/api/replays/${'x'.repeat(22)}`, eve.cookie);
    expect([notHers.status, await notHers.text()]).toEqual([404, await notThere.text()]);
  }
});
