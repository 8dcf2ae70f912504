import { afterEach, describe, expect, it } from 'vitest';
import { localBus } from '../ports/bus.js';
import { storePath } from '../store/folder.fixture.js';
import { openStore, type Store } from '../store/open.js';
import { accountsIn } from './accounts.js';
import { goneOver } from './gone.js';
import { newId, secretKey } from './secret.js';

const open: Store[] = [];
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});
const opened = async (file = storePath()) => {
  const store = await openStore(file);
  open.push(store);
  return store;
};
const ada = { login: 'ada', password: 'a long password', name: 'Ada' };

describe('an account', () => {
  it('keeps the person that its guest was, and signs in with its password alone', async () => {
    const accounts = accountsIn(await opened(), () => 1_000, goneOver(localBus(() => {})));
    const person = newId();
    expect(await accounts.create(ada, person)).toMatchObject({ person, name: 'Ada' });
    expect(await accounts.signIn(ada)).toMatchObject({ person, name: 'Ada' });
    expect(await accounts.signIn({ ...ada, password: 'another password' })).toBeNull();
    expect(await accounts.signIn({ ...ada, login: 'nobody' })).toBeNull();
  });

  it('has its login alone, and a person has one account', async () => {
    const accounts = accountsIn(await opened(), () => 1_000, goneOver(localBus(() => {})));
    const person = newId();
    await accounts.create(ada, person);
    expect(await accounts.create({ ...ada, password: 'other password' }, newId())).toBeNull();
    expect(await accounts.create({ ...ada, login: 'eve' }, person)).toBeNull();
  });

  it('is signed out by its session ending or running out', async () => {
    let now = 1_000;
    const accounts = accountsIn(await opened(), () => now, goneOver(localBus(() => {})));
    const one = await accounts.create(ada, newId());
    const two = await accounts.signIn(ada);
    if (one?.session == null || two?.session == null) throw new Error('no session');
    expect(await accounts.stands(one)).toBe(true);
    await accounts.signOut(one.session ?? '', one.person);
    expect([await accounts.stands(one), await accounts.stands(two)]).toEqual([false, true]);
    now += 91 * 86_400_000;
    expect(await accounts.stands(two)).toBe(false);
  });

  it('is kept without its password in clear', async () => {
    const store = await opened();
    await accountsIn(store, () => 1_000, goneOver(localBus(() => {}))).create(ada, newId());
    const rows = await store.db.selectFrom('account').selectAll().execute();
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(rows)).not.toContain(ada.password);
  });
});

describe('a key of the server', () => {
  it('is made once and stays', async () => {
    const file = storePath();
    const store = await opened(file);
    const key = await secretKey(store, 'token');
    expect(key).toHaveLength(32);
    expect(Buffer.from(await secretKey(store, 'other')).equals(key)).toBe(false);
    await store.close();
    expect(Buffer.from(await secretKey(await opened(file), 'token')).equals(key)).toBe(true);
  });
});
