import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { metricsOf } from '../metrics/metrics.js';
import type { Serving } from '../serve.js';
import { storePath } from '../store/folder.fixture.js';
import { asGuest, Client, call } from '../trial/client.fixture.js';
import { baseOf, houseAt } from '../trial/house.fixture.js';
import { metricsRoute } from './metrics.js';

const open: Serving[] = [];
afterEach(async () => {
  for (const house of open.splice(0)) await house.close();
});

async function door(token: string | null, proxied = false) {
  const app = fastify();
  metricsRoute(app, { metrics: metricsOf(), token, proxied });
  return async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await app.inject({ url: '/metrics', headers: { host: 'localhost:4242', ...headers }, remoteAddress }))
      .statusCode;
}

describe('the metrics', () => {
  it('should be for programs of this machine alone where there is no token', async () => {
    const ask = await door(null);
    expect(await ask({})).toBe(200);
    expect(await ask({}, '::1')).toBe(200);
    expect(await ask({}, '10.1.2.3')).toBe(404);
    // passed on by a program of this machine for somebody else, or asked under another name
    expect(await ask({ 'x-forwarded-for': '10.1.2.3' })).toBe(404);
    expect(await ask({ forwarded: 'for=10.1.2.3' })).toBe(404);
    expect(await ask({ host: 'table.example' })).toBe(404);
    expect(await (await door(null, true))({})).toBe(404);
  });

  it('should be for whoever has the token, from anywhere', async () => {
    const ask = await door('a-token-of-ours');
    expect(await ask({})).toBe(404);
    expect(await ask({ authorization: 'Bearer a-token-of-theirs' })).toBe(404);
    expect(await ask({ authorization: 'Bearer a-token-of-ours' }, '10.1.2.3')).toBe(200);
  });

  it('should count tables, sockets, messages, acknowledgements and refusals, and name nobody', async () => {
    const house = await houseAt(storePath());
    open.push(house);
    const base = baseOf(house);
    const ada = await asGuest(base, 'Adalbert');
    const made = await call(base, 'POST', '/api/tables', ada.cookie, {});
    const { table } = (await made.json()) as { table: string };
    const client = await Client.at(ada, table);
    await client.say({ type: 'chat', to: 'table', text: 'a secret word' });
    await client.say({ type: 'begin' });
    const text = await (await call(base, 'GET', '/metrics', '')).text();
    for (const line of [
      /^ettin_tables 1$/m,
      /^ettin_sockets 1$/m,
      /^ettin_messages_total\{type="chat"\} 1$/m,
      /^ettin_ack_seconds_count 1$/m,
      /^ettin_refusals_total\{code="notNow"\} 1$/m,
      /^ettin_failures_total 0$/m,
      /^nodejs_eventloop_lag_p99_seconds /m,
      /^process_resident_memory_bytes /m,
    ])
      expect(text).toMatch(line);
    for (const secret of ['Adalbert', 'secret', ada.person, table]) expect(text).not.toContain(secret);
    await client.close();
  });

  it('should time commands however often somebody has asked for the whole before', async () => {
    const metrics = metricsOf();
    const meter = metrics.meter();
    for (let i = 0; i < 1_000; i++) meter.heard({ type: 'sync', id: `sync-${1_000 + i}` });
    meter.heard({ type: 'undo', id: 'undo-0001' });
    meter.told({ type: 'ack', id: 'undo-0001', seq: 1 });
    expect(await metrics.text()).toContain('ettin_ack_seconds_count 1');
  });
});
