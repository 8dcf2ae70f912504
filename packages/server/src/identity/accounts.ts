import { LIMITS } from '@ettin/protocol';
import argon2 from 'argon2';
import { z } from 'zod';
import type { Store } from '../store/open.js';
import { newId } from './secret.js';
import type { Identity } from './token.js';

/** Milliseconds for which an account stays signed in. */
const SESSION = 90 * 86_400_000;

export const credentials = z.strictObject({
  login: z.string().trim().toLowerCase().min(3).max(64),
  password: z.string().min(10).max(200),
});
export const newAccount = credentials.extend({ name: z.string().trim().min(1).max(LIMITS.name) });
export type Credentials = z.infer<typeof credentials>;
export type NewAccount = z.infer<typeof newAccount>;

export interface Accounts {
  /** `person`: a guest who goes on as the account; null where the login is taken. */
  create(account: NewAccount, person: string): Promise<Identity | null>;
  /** Null where login and password don't belong together; takes as long for a login that there isn't. */
  signIn(given: Credentials): Promise<Identity | null>;
  signOut(session: string): Promise<void>;
  /** Is the session still open? */
  open(session: string): Promise<boolean>;
}

/** A hash that no password has, to spend the same time where there is no such login; made when it is first wanted. */
let nobody: Promise<string> | null = null;

export function accountsIn(store: Store, now: () => number): Accounts {
  const begin = async (person: string, name: string): Promise<Identity> => {
    const session = newId();
    await store.write((db) =>
      db
        .insertInto('session')
        .values({ id: session, person, ends: now() + SESSION })
        .execute(),
    );
    return { person, name, session };
  };
  return {
    async create({ login, password, name }, person) {
      const hash = await argon2.hash(password);
      const made = await store.write(async (db) => {
        const taken = await db
          .selectFrom('account')
          .select('login')
          .where((e) => e.or([e('login', '=', login), e('person', '=', person)]))
          .executeTakeFirst();
        if (taken !== undefined) return false;
        await db.insertInto('account').values({ person, login, hash, name, made: now() }).execute();
        return true;
      });
      return made ? begin(person, name) : null;
    },

    async signIn({ login, password }) {
      const row = await store.use((db) =>
        db.selectFrom('account').selectAll().where('login', '=', login).executeTakeFirst(),
      );
      nobody ??= argon2.hash(newId());
      // waited for in either case: how long it takes tells nobody whether there is such a login
      const unlike = await nobody;
      const right = await argon2.verify(row?.hash ?? unlike, password);
      return row !== undefined && right ? begin(row.person, row.name) : null;
    },

    async signOut(session) {
      await store.write((db) => db.deleteFrom('session').where('id', '=', session).execute());
    },

    open: (session) =>
      store.use(async (db) => {
        const row = await db
          .selectFrom('session')
          .select('ends')
          .where('id', '=', session)
          .executeTakeFirst();
        return row !== undefined && row.ends > now();
      }),
  };
}
