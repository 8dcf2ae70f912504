import { request } from 'node:http';
import { connect } from 'node:net';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../serve.js';
import { storePath } from '../store/folder.fixture.js';
import { asGuest, Client, call, type Door } from './client.fixture.js';
import { baseOf, houseAt } from './house.fixture.js';

/** What can be tried without a seat: tokens, addresses, bodies, and crowds of connections. */
const PATIENCE = 600;
const MOST = 6;
let house: Serving;
let base: string;
let ada: Door;
let table: string;
beforeAll(async () => {
  house = await houseAt(storePath(), { sockets: MOST, patience: PATIENCE });
  base = baseOf(house);
  ada = await asGuest(base, 'Ada');
  const made = await call(base, 'POST', '/api/tables', ada.cookie, {});
  ({ table } = (await made.json()) as { table: string });
});
afterAll(() => house.close());

const me = async (cookie: string) =>
  ((await (await call(base, 'GET', '/api/me', cookie)).json()) as { person: string | null }).person;
const coded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The answer to a request as it is written, which a browser would have tidied up. */
function raw(path: string): Promise<{ status: number; body: string }> {
  return new Promise((done, failed) => {
    const asked = request({ host: '127.0.0.1', port: house.port, path }, (reply) => {
      let body = '';
      reply.on('data', (chunk: Buffer) => {
        body += String(chunk);
      });
      reply.on('end', () => done({ status: reply.statusCode ?? 0, body }));
    });
    asked.on('error', failed);
    asked.end();
  });
}

describe('at the door, a hostile client', () => {
  it("is nobody with another's name in a token that the server didn't make", async () => {
    expect(await me(ada.cookie)).toBe(ada.person);
    const [head = '', body = '', signature = ''] = ada.cookie.replace('ettin=', '').split('.');
    const claims = { iss: 'ettin', sub: ada.person, name: 'Ada', exp: 9_999_999_999 };
    const signed = (key: Uint8Array) =>
      new SignJWT({ name: 'Ada' })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('ettin')
        .setSubject(ada.person)
        .setExpirationTime('1h')
        .sign(key);
    const eve = await asGuest(base, 'Eve');
    const [, , hers = ''] = eve.cookie.split('.');
    for (const forged of [
      `${coded({ alg: 'none' })}.${coded(claims)}.`,
      `${coded({ alg: 'none' })}.${body}.${signature}`,
      `${head}.${coded(claims)}.${signature}`,
      `${head}.${body}.${hers}`,
      `${head}.${body}.`,
      await signed(new Uint8Array(32)),
      await signed(new TextEncoder().encode('ettin')),
      'x'.repeat(3_000),
    ])
      expect(await me(`ettin=${forged}`), forged.slice(0, 40)).toBeNull();
  });

  it.each([
    '/../../../etc/passwd',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/assets/..%5c..%5cettin.db',
    '/assets/%00/../ettin.db',
    '//etc/passwd',
    '/ettin.db',
    '/.env',
    `/api/replays/..%2f..%2fettin.db`,
    `/api/replays/${'%2e'.repeat(22)}`,
    `/api/tables/__proto__/replay?game=1`,
    `/api/tables/${'a'.repeat(5_000)}/replay`,
    `/?${'a[b]='.repeat(2_000)}`,
  ])('finds no file by %s', async (path) => {
    const { status, body } = await raw(path);
    expect([400, 401, 404, 414]).toContain(status);
    expect(body).not.toMatch(/root:|SQLite/);
  });

  it('makes nothing of bodies that are too deep, too long, or reach for a prototype', async () => {
    const send = (body: string, type = 'application/json') =>
      fetch(`${base}/api/tables`, {
        method: 'POST',
        headers: { origin: base, cookie: ada.cookie, 'content-type': type },
        body,
      });
    const deep = `{"settings":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`;
    for (const body of [
      deep,
      `{"settings":{"__proto__":{"heads":4}}}`,
      `{"settings":{"constructor":{"prototype":{"heads":4}}}}`,
      `{"settings":{"heads":1e9}}`,
      `{"settings":{"edition":"${'x'.repeat(60_000)}"}}`,
      '{"settings":{"edition":"1993"}}',
      '{"settings":{"edition":"constructor"}}',
      '[]',
      'null',
      '{"settings":{"heads":2},"more":1}',
    ]) {
      const reply = await send(body);
      expect(reply.status, body.slice(0, 40)).toBe(400);
    }
    expect((await send('x'.repeat(100_000))).status).toBe(413);
    expect((await send('settings=1', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect(({} as { heads?: number }).heads).toBeUndefined();
  });

  it('is let go when it sends a request letter by letter, or never ends it', async () => {
    for (const start of [
      '',
      'GET /api/me HTTP/1.1\r\nHost: 127',
      `POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:${house.port}\r\nOrigin: ${base}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":`,
    ]) {
      const socket = connect(house.port, '127.0.0.1');
      const from = performance.now();
      const ended = new Promise<void>((done) => socket.on('close', () => done()));
      socket.on('error', () => {});
      socket.on('data', () => {});
      socket.write(start);
      const drip = setInterval(() => socket.write('a'), 100);
      await ended;
      clearInterval(drip);
      expect(performance.now() - from).toBeLessThan(PATIENCE * 12);
    }
    expect(await me(ada.cookie)).toBe(ada.person);
  });

  it('has so many sockets from one address and no more; those that go make room', async () => {
    const open = await Promise.all(Array.from({ length: MOST }, () => Client.at(ada, table)));
    const late = await Client.open(ada);
    await late.until(() => late.closed !== null);
    expect([late.closed?.code, late.heard]).toEqual([4409, []]);
    await open[0]?.close();
    const again = await Client.at(ada, table);
    expect((await again.say({ type: 'echo' }))?.type).toBe('echo');
    await Promise.all([...open.slice(1), again].map((c) => c.close()));
  });

  it('has so many connections from one address, also where it says nothing on them', async () => {
    const all = Array.from({ length: MOST * 4 }, () => connect(house.port, '127.0.0.1'));
    let gone = 0;
    for (const socket of all) {
      socket.on('error', () => {});
      socket.on('close', () => {
        gone += 1;
      });
    }
    await new Promise((done) => setTimeout(done, PATIENCE / 3));
    expect(gone).toBeGreaterThanOrEqual(MOST * 2);
    for (const socket of all) socket.destroy();
    await new Promise((done) => setTimeout(done, 100));
    expect(await me(ada.cookie)).toBe(ada.person);
  });

  it("learns nothing about others' tables and replays by asking for them", async () => {
    const eve = await asGuest(base, 'Eve');
    const closed = await call(base, 'POST', '/api/tables', ada.cookie, { settings: { watchers: false } });
    const { table: hers } = (await closed.json()) as { table: string };
    expect((await call(base, 'GET', `/api/tables/${hers}/replay?game=1`, eve.cookie)).status).toBe(403);
    expect((await call(base, 'GET', '/metrics', eve.cookie)).status).toBe(200);
    const passedOn = await fetch(`${base}/metrics`, { headers: { 'x-forwarded-for': '10.0.0.1' } });
    expect(passedOn.status).toBe(404);
  });
});
