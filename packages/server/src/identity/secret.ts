import { randomBytes } from 'node:crypto';
import type { Store } from '../store/open.js';

/** A key of this server, 32 bytes, made when it is first wanted and kept in the store. */
export function secretKey(store: Store, name: string): Promise<Uint8Array> {
  return store.write(async (db) => {
    const made = randomBytes(32).toString('base64url');
    await db
      .insertInto('secret')
      .values({ name, value: made })
      .onConflict((c) => c.doNothing())
      .execute();
    const row = await db
      .selectFrom('secret')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return Buffer.from(row.value, 'base64url');
  });
}

/** 128 random bits in the URL-safe alphabet: an id that can't be guessed. */
export const newId = (): string => randomBytes(16).toString('base64url');
