import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../serve.js';
import { storePath } from '../store/folder.fixture.js';
import { asGuest, Client, call, type Door } from './client.fixture.js';
import { baseOf, houseAt } from './house.fixture.js';

let house: Serving;
let base: string;
beforeAll(async () => {
  house = await houseAt(storePath());
  base = baseOf(house);
});
afterAll(() => house.close());

const password = 'a long password';
let logins = 0;

async function entered(method: string, path: string, cookie: string, body: object): Promise<Door> {
  const reply = await call(base, method, path, cookie, body);
  const { person } = (await reply.json()) as { person: string };
  return { base, person, cookie: reply.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** A person who came as a guest, made an account, and is signed in at a second machine too. */
async function account() {
  const login = `ada${logins++}`;
  const guest = await asGuest(base, 'Ada');
  const first = await entered('POST', '/api/accounts', guest.cookie, { login, password, name: 'Ada' });
  const second = await entered('POST', '/api/session', '', { login, password });
  const made = await call(base, 'POST', '/api/tables', first.cookie, {});
  const { table } = (await made.json()) as { table: string };
  return { login, guest, first, second, table };
}

const closed = (client: Client) => client.until(() => client.closed !== null, 5_000);

describe('whoever signs out', () => {
  it('should lose the sockets of that session at once, and no others', async () => {
    const { first, second, table } = await account();
    const [here, there] = [await Client.at(first, table), await Client.at(second, table)];
    await call(base, 'DELETE', '/api/session', first.cookie);
    await closed(here);
    expect(here.closed?.code).toBe(4401);
    expect(await here.say({ type: 'echo' })).toBeNull();
    expect((await there.say({ type: 'echo' }))?.type).toBe('echo');
    const late = await Client.open(first);
    await closed(late);
    expect([late.closed?.code, late.heard]).toEqual([4401, []]);
    await there.close();
  });

  it('should lose the socket of the guest that they were before they had the account', async () => {
    const login = `ada${logins++}`;
    const guest = await asGuest(base, 'Ada');
    const made = await call(base, 'POST', '/api/tables', guest.cookie, {});
    const { table } = (await made.json()) as { table: string };
    const socket = await Client.at(guest, table);
    const first = await entered('POST', '/api/accounts', guest.cookie, { login, password, name: 'Ada' });
    expect((await socket.say({ type: 'echo' }))?.type).toBe('echo');
    await call(base, 'DELETE', '/api/session', first.cookie);
    await closed(socket);
    expect(socket.closed?.code).toBe(4401);
    // the guest's token is good for nothing once there is an account
    expect(await (await call(base, 'GET', '/api/me', guest.cookie)).json()).toEqual({ person: null });
  });

  it('should lose a guest’s socket with the guest', async () => {
    const guest = await asGuest(base, 'Gus');
    const made = await call(base, 'POST', '/api/tables', guest.cookie, {});
    const socket = await Client.at(guest, ((await made.json()) as { table: string }).table);
    await call(base, 'DELETE', '/api/session', guest.cookie);
    await closed(socket);
    expect(socket.closed?.code).toBe(4401);
  });
});

describe('an account that is deleted', () => {
  it('should take all its sockets, sessions and tokens with it', async () => {
    const { login, guest, first, second, table } = await account();
    const sockets = [await Client.at(first, table), await Client.at(second, table)];
    const wrong = await call(base, 'DELETE', '/api/account', first.cookie, { password: 'not the password' });
    expect(wrong.status).toBe(403);
    expect((await call(base, 'DELETE', '/api/account', '', { password })).status).toBe(401);
    expect((await sockets[0]?.say({ type: 'echo' }))?.type).toBe('echo');
    expect((await call(base, 'DELETE', '/api/account', first.cookie, { password })).status).toBe(200);
    for (const socket of sockets) await closed(socket);
    expect(sockets.map((s) => s.closed?.code)).toEqual([4401, 4401]);
    for (const { cookie } of [guest, first, second])
      expect(await (await call(base, 'GET', '/api/me', cookie)).json()).toEqual({ person: null });
    expect((await call(base, 'POST', '/api/session', '', { login, password })).status).toBe(403);
    // the login is free for others
    const eve = await asGuest(base, 'Eve');
    const again = await call(base, 'POST', '/api/accounts', eve.cookie, { login, password, name: 'Eve' });
    expect(again.status).toBe(200);
  });
});
