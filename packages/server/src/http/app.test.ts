import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { accountsIn } from '../identity/accounts.js';
import { goneOver } from '../identity/gone.js';
import { tokensWith } from '../identity/token.js';
import { localBus } from '../ports/bus.js';
import { storePath } from '../store/folder.fixture.js';
import { openStore, type Store } from '../store/open.js';
import { createApp } from './app.js';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function opened(
  more: { page?: string; requests?: number; secure?: boolean; origins?: readonly string[] } = {},
): Promise<{ app: FastifyInstance; store: Store }> {
  const store = await openStore(storePath());
  const now = () => Date.now();
  const gone = goneOver(localBus(() => {}));
  const app = await createApp({
    tokens: tokensWith(new Uint8Array(32).fill(1), now),
    accounts: accountsIn(store, now, gone),
    gone,
    patience: 10_000,
    secure: more.secure ?? false,
    page: more.page ?? null,
    origins: more.origins ?? [],
    localOnly: true,
    requests: more.requests ?? 1_000,
    report: () => {},
    more: () => {},
  });
  closing.push(
    () => store.close(),
    () => app.close(),
  );
  return { app, store };
}

const own = { host: 'localhost:3000', origin: 'http://localhost:3000' };
const cookieOf = (set: string | string[] | undefined): string => String(set).split(';')[0] ?? '';
const asGuest = async (app: FastifyInstance, name = 'Ada', cookie = '') =>
  app.inject({ method: 'POST', url: '/api/guest', headers: { ...own, cookie }, payload: { name } });

describe('people', () => {
  it('are guests under the name they give, and stay who they are', async () => {
    const { app } = await opened();
    const first = await asGuest(app);
    expect(first.json()).toMatchObject({ name: 'Ada', account: false });
    expect(first.headers['set-cookie']).toMatch(/HttpOnly.*SameSite=Strict/);
    const cookie = cookieOf(first.headers['set-cookie']);
    const again = await asGuest(app, 'Ada L.', cookie);
    expect(again.json().person).toBe(first.json().person);
    const me = await app.inject({
      url: '/api/me',
      headers: { ...own, cookie: cookieOf(again.headers['set-cookie']) },
    });
    expect(me.json()).toMatchObject({ person: first.json().person, name: 'Ada L.' });
  });

  it('have a cookie that no script reads and no other site sends, over https alone where there is https', async () => {
    const plain = await asGuest((await opened()).app);
    const secure = await asGuest((await opened({ secure: true })).app);
    const flags = (set: unknown) => String(set).split('; ').slice(1);
    expect(flags(plain.headers['set-cookie'])).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/']),
    );
    expect(flags(plain.headers['set-cookie'])).not.toContain('Secure');
    expect(flags(secure.headers['set-cookie'])).toContain('Secure');
    expect(secure.headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
  });

  it('are nobody with a token that is forged', async () => {
    const { app } = await opened();
    const me = await app.inject({
      url: '/api/me',
      headers: { ...own, cookie: 'ettin=eyJhbGciOiJub25lIn0.e30.' },
    });
    expect(me.json()).toEqual({ person: null });
  });

  it('keep their person in an account, which signs in and out', async () => {
    const { app } = await opened();
    const guest = await asGuest(app);
    const account = { login: 'ada', password: 'a long password', name: 'Ada' };
    const cookie = cookieOf(guest.headers['set-cookie']);
    const made = await app.inject({
      method: 'POST',
      url: '/api/accounts',
      headers: { ...own, cookie },
      payload: account,
    });
    expect(made.json()).toMatchObject({ person: guest.json().person, account: true });
    const signedIn = cookieOf(made.headers['set-cookie']);
    await app.inject({ method: 'DELETE', url: '/api/session', headers: { ...own, cookie: signedIn } });
    const me = await app.inject({ url: '/api/me', headers: { ...own, cookie: signedIn } });
    expect(me.json()).toEqual({ person: null });
    const wrong = await app.inject({
      method: 'POST',
      url: '/api/session',
      headers: own,
      payload: { login: 'ada', password: 'a wrong password' },
    });
    expect(wrong.statusCode).toBe(403);
    const right = await app.inject({
      method: 'POST',
      url: '/api/session',
      headers: own,
      payload: { login: 'ada', password: account.password },
    });
    expect(right.json().person).toBe(guest.json().person);
  });
});

describe('a request that is not ours', () => {
  it.each([
    ['from another page', { host: own.host, origin: 'https://evil.example' }, 403],
    ['from nowhere', { host: own.host }, 403],
    ['under a name that was rebound', { host: 'evil.example', origin: 'http://evil.example' }, 421],
  ])('is refused %s', async (_, headers, status) => {
    const { app } = await opened();
    const done = await app.inject({ method: 'POST', url: '/api/guest', headers, payload: { name: 'Eve' } });
    expect(done.statusCode).toBe(status);
    expect(done.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['a prototype', '{"name":"Eve","__proto__":{"admin":true}}'],
    ['no JSON', '{"name":'],
    ['no name', '{}'],
    ['more than there may be', JSON.stringify({ name: 'x'.repeat(100_000) })],
  ])('is refused with %s', async (_, payload) => {
    const { app } = await opened();
    const done = await app.inject({
      method: 'POST',
      url: '/api/guest',
      headers: { ...own, 'content-type': 'application/json' },
      payload,
    });
    expect(done.statusCode).toBeGreaterThanOrEqual(400);
    expect(done.statusCode).toBeLessThan(500);
    expect(done.body).not.toContain('Eve');
  });

  it('is counted by the address that a program in front tells, and by no other word of its sender', async () => {
    const ask = async (app: FastifyInstance, from: string, remoteAddress = '127.0.0.1') =>
      (await app.inject({ url: '/api/me', headers: { ...own, 'x-forwarded-for': from }, remoteAddress }))
        .statusCode;
    const behind = (await opened({ requests: 2, origins: ['https://table.example'] })).app;
    expect([
      await ask(behind, '10.0.0.1'),
      await ask(behind, '10.0.0.1'),
      await ask(behind, '10.0.0.1'),
    ]).toEqual([200, 200, 429]);
    expect(await ask(behind, '10.0.0.2')).toBe(200);
    const alone = (await opened({ requests: 2 })).app;
    const all = [await ask(alone, '10.0.0.1'), await ask(alone, '10.0.0.2'), await ask(alone, '10.0.0.3')];
    expect(all).toEqual([200, 200, 429]);
  });

  it('is refused when there are too many', async () => {
    const { app } = await opened({ requests: 5 });
    const all = [];
    for (let i = 0; i < 7; i++) all.push((await app.inject({ url: '/api/me', headers: own })).statusCode);
    expect(all).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe('the page', () => {
  it('is served at its own addresses, with a strict policy', async () => {
    const page = mkdtempSync(join(tmpdir(), 'ettin-page-'));
    closing.push(async () => rmSync(page, { recursive: true }));
    mkdirSync(join(page, 'assets'));
    writeFileSync(join(page, 'index.html'), '<title>Ettin</title>');
    writeFileSync(join(page, 'assets', 'a-123.js'), 'export {}');
    const { app } = await opened({ page });
    for (const url of ['/', '/table/abc', '/rules', '/rules/2026/810.9a']) {
      const done = await app.inject({ url, headers: own });
      expect([done.statusCode, done.body]).toEqual([200, '<title>Ettin</title>']);
      expect(done.headers['content-security-policy']).toContain("script-src 'self'");
      expect(done.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(done.headers).not.toHaveProperty('x-powered-by');
    }
    const script = await app.inject({ url: '/assets/a-123.js', headers: own });
    expect(script.headers['cache-control']).toContain('immutable');
    expect((await app.inject({ url: '/assets/none.js', headers: own })).statusCode).toBe(404);
    expect((await app.inject({ url: '/api/none', headers: own })).statusCode).toBe(404);
    expect((await app.inject({ url: '/../package.json', headers: own })).body).not.toContain('workspaces');
  });
});
