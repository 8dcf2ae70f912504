import argon2 from 'argon2';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localBus } from '../ports/bus.js';
import { storePath } from '../store/folder.fixture.js';
import { openStore, type Store } from '../store/open.js';
import { accountsIn, TooMany } from './accounts.js';
import { goneOver } from './gone.js';
import { newId } from './secret.js';

const open: Store[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const store of open.splice(0)) await store.close();
});
const ada = { login: 'ada', password: 'a long password', name: 'Ada' };

async function accounts() {
  const store = await openStore(storePath());
  open.push(store);
  const made = accountsIn(store, () => 1_000, goneOver(localBus(() => {})));
  await made.create(ada, newId());
  return made;
}

describe('signing in', () => {
  it('should cost the same for a login that there is not: one password against one hash of the same make', async () => {
    const { signIn } = await accounts();
    const verify = vi.spyOn(argon2, 'verify');
    await signIn({ login: 'ada', password: 'a wrong password' });
    await signIn({ login: 'nobody', password: 'a wrong password' });
    const makes = verify.mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'));
    expect(makes).toHaveLength(2);
    expect(makes[0]).toBe(makes[1]);
  });

  it('should look at two passwords at a time, and turn a crowd away instead of running out of memory', async () => {
    const { signIn } = await accounts();
    let [now, most] = [0, 0];
    let go = () => {};
    const gate = new Promise<void>((open) => {
      go = open;
    });
    vi.spyOn(argon2, 'verify').mockImplementation(async () => {
      now += 1;
      most = Math.max(most, now);
      await gate;
      now -= 1;
      return false;
    });
    let turnedAway = 0;
    const waiting = Array.from({ length: 100 }, () =>
      signIn(ada).catch((error: unknown) => {
        turnedAway += 1;
        throw error;
      }),
    );
    const settled = Promise.allSettled(waiting);
    // nobody is looked at to the end before all others wait or were turned away
    await vi.waitFor(() => expect(turnedAway).toBe(100 - 42));
    go();
    const all = await settled;
    const turned = all.filter((r) => r.status === 'rejected');
    expect(most).toBe(2);
    expect(turned).toHaveLength(100 - 42);
    expect(turned.every((r) => r.status === 'rejected' && r.reason instanceof TooMany)).toBe(true);
    vi.restoreAllMocks();
    expect(await signIn(ada)).toMatchObject({ name: 'Ada' });
  });
});
