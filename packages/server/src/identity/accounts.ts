import { personName } from '@ettin/protocol';
import argon2 from 'argon2';
import { z } from 'zod';
import type { Store } from '../store/open.js';
import type { Gone } from './gone.js';
import { newId } from './secret.js';
import type { Identity } from './token.js';

/** Milliseconds for which an account stays signed in. */
const SESSION = 90 * 86_400_000;

export const credentials = z.strictObject({
  login: z.string().trim().toLowerCase().min(3).max(64),
  password: z.string().min(10).max(200),
});
export const newAccount = credentials.extend({ name: personName });
export type Credentials = z.infer<typeof credentials>;
export type NewAccount = z.infer<typeof newAccount>;

export interface Accounts {
  /** `person`: a guest who goes on as the account; null where the login is taken. */
  create(account: NewAccount, person: string): Promise<Identity | null>;
  /** Null where login and password don't belong together; takes as long for a login that there isn't. */
  signIn(given: Credentials): Promise<Identity | null>;
  /** Ends the session; whoever holds sockets of it is told (`Gone`). */
  signOut(session: string, person: string): Promise<void>;
  /** Is that still who somebody is? Not after its session has ended, nor as a guest once the person has an account. */
  stands(identity: Identity): Promise<boolean>;
  /** The account, its sessions and what is kept for its person go for good. False where the password is wrong. */
  remove(person: string, password: string): Promise<boolean>;
  /** Ends sessions that have run out. */
  sweep(): Promise<void>;
}

/** A hash that no password has, to spend the same time where there is no such login; made when it is first wanted. */
let nobody: Promise<string> | null = null;
const unlikeAny = (): Promise<string> => {
  nobody ??= argon2.hash(newId());
  return nobody;
};

/** Passwords that are hashed at once: each takes a core and 64 MB for a while. */
const AT_ONCE = 2;
/** Those that wait for it; more are turned away. */
const QUEUE = 40;

/** Too many want to sign in at once. */
export class TooMany extends Error {
  readonly statusCode = 429;
}

let busy = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy < AT_ONCE) busy += 1;
  else {
    if (waiting.length >= QUEUE) throw new TooMany('too many sign in at once');
    await new Promise<void>((go) => waiting.push(go));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) busy -= 1;
    else next();
  }
}

export function accountsIn(store: Store, now: () => number, gone: Gone): Accounts {
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
      const hash = await inTurn(() => argon2.hash(password));
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
      // waited for in either case: how long it takes tells nobody whether there is such a login
      const unlike = await unlikeAny();
      const right = await inTurn(() => argon2.verify(row?.hash ?? unlike, password));
      return row !== undefined && right ? begin(row.person, row.name) : null;
    },

    async signOut(session, person) {
      await store.write((db) => db.deleteFrom('session').where('id', '=', session).execute());
      // and the guest that they came as before they had an account
      await Promise.all([gone.tell(session), gone.tell(person)]);
    },

    stands: ({ person, session }) =>
      store.use(async (db) => {
        if (session === null) {
          const account = await db
            .selectFrom('account')
            .select('person')
            .where('person', '=', person)
            .executeTakeFirst();
          return account === undefined;
        }
        const row = await db
          .selectFrom('session')
          .select('ends')
          .where('id', '=', session)
          .where('person', '=', person)
          .executeTakeFirst();
        return row !== undefined && row.ends > now();
      }),

    async remove(person, password) {
      const row = await store.use((db) =>
        db.selectFrom('account').select('hash').where('person', '=', person).executeTakeFirst(),
      );
      if (row === undefined || !(await inTurn(() => argon2.verify(row.hash, password)))) return false;
      const ended = await store.write(async (db) => {
        const sessions = await db
          .deleteFrom('session')
          .where('person', '=', person)
          .returning('id')
          .execute();
        await db.deleteFrom('kept_for').where('person', '=', person).execute();
        // the row stays without a word in it: a guest's token of the same person is nobody's either; no login has capitals
        const nothing = { login: `GONE ${newId()}`, name: '', hash: await unlikeAny() };
        await db.updateTable('account').set(nothing).where('person', '=', person).execute();
        return sessions.map((s) => s.id);
      });
      await Promise.all([...ended, person].map((who) => gone.tell(who)));
      return true;
    },

    async sweep() {
      const ended = await store.write((db) =>
        db.deleteFrom('session').where('ends', '<=', now()).returning('id').execute(),
      );
      await Promise.all(ended.map((s) => gone.tell(s.id)));
    },
  };
}
