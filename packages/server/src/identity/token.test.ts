import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { newId } from './secret.js';
import { TOKEN_DAYS, tokensWith } from './token.js';

const key = new Uint8Array(32).fill(7);
const start = Date.UTC(2026, 10, 30);
const guest = { person: newId(), name: 'Ada', session: null };

describe('a token', () => {
  it('says who its holder is', async () => {
    const tokens = tokensWith(key, () => start);
    expect(await tokens.read(await tokens.issue(guest))).toEqual(guest);
    const member = { ...guest, session: 'a-session' };
    expect(await tokens.read(await tokens.issue(member))).toEqual(member);
  });

  it('runs out', async () => {
    let now = start;
    const tokens = tokensWith(key, () => now);
    const token = await tokens.issue(guest);
    now = start + TOKEN_DAYS * 86_400_000 - 1_000;
    expect(await tokens.read(token)).toEqual(guest);
    now = start + TOKEN_DAYS * 86_400_000 + 1_000;
    expect(await tokens.read(token)).toBeNull();
  });

  it.each([
    ['another key', async () => tokensWith(new Uint8Array(32).fill(8), () => start).issue(guest)],
    [
      'no signature',
      async () => new UnsecuredJWT({ name: 'Ada' }).setSubject(guest.person).setIssuer('ettin').encode(),
    ],
    [
      'a person that is no id',
      async () =>
        new SignJWT({ name: 'Ada' })
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuer('ettin')
          .setSubject('../x')
          .setExpirationTime('1d')
          .sign(key),
    ],
    [
      'a letter changed',
      async () =>
        // the first of the signature: some bits of its last letter mean nothing
        (await tokensWith(key, () => start).issue(guest)).replace(/(?<=\.)[^.](?=[^.]*$)/, (c) =>
          c === 'A' ? 'B' : 'A',
        ),
    ],
    ['nothing in it', async () => ''],
    ['no end', async () => 'x'.repeat(100_000)],
  ])('is none with %s', async (_, make) => {
    expect(await tokensWith(key, () => start).read(await make())).toBeNull();
  });
});
