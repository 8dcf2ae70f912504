import { type PersonId, type TableSettings, tableId } from '@ettin/protocol';

/**
 * What the page asks of a server outside of a table: who one is, and new tables. A request never throws: what went wrong
 * is a code, `noServer` where nothing answers that could be an Ettin (offline, or a page that is served as files alone).
 */
export const DESK_FAULTS = [
  'noServer',
  'badName',
  'badAccount',
  'loginTaken',
  'wrongPassword',
  'badToken',
  'tooFast',
  'storage',
  'failed',
] as const;
export type DeskFault = (typeof DESK_FAULTS)[number];

export type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: DeskFault };

/** The reader as the server knows them. `account`: signed in with a login. */
export interface Me {
  readonly person: PersonId;
  readonly name: string;
  readonly account: boolean;
}

export interface Account {
  readonly login: string;
  readonly password: string;
}

type Method = 'GET' | 'POST' | 'DELETE';
type Reader<T> = (body: unknown) => T | undefined;

/** Asks the server and reads its answer; `read` gives undefined for what is none. */
export async function call<T>(
  method: Method,
  path: string,
  read: Reader<T>,
  body?: object,
): Promise<Answered<T>> {
  let response: Response;
  let said: unknown;
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    said = await response.json();
  } catch {
    // nobody there, or a file where an answer should be
    return { ok: false, fault: 'noServer' };
  }
  if (!response.ok) return { ok: false, fault: faultOf(said) };
  const value = read(said);
  return value === undefined ? { ok: false, fault: 'noServer' } : { ok: true, value };
}

/** A code of the server's that the page has words for. */
export function faultOf(said: unknown): DeskFault {
  const code = field(said, 'code');
  return DESK_FAULTS.find((one) => one === code) ?? 'failed';
}

const field = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null && name in of ? of[name as keyof typeof of] : undefined;

/** Undefined where it is no such answer; null for nobody. */
export function readMe(said: unknown): Me | null | undefined {
  const person = field(said, 'person');
  const name = field(said, 'name');
  if (person === null) return null;
  if (typeof person !== 'string' || typeof name !== 'string') return undefined;
  return { person, name, account: field(said, 'account') === true };
}

const somebody: Reader<Me> = (said) => readMe(said) ?? undefined;
const table: Reader<string> = (said) => tableId.safeParse(field(said, 'table')).data;

export const whoAmI = () => call('GET', '/api/me', readMe);
/** A guest under this name; whoever is known already keeps who they are and has another name. */
export const beGuest = (name: string) => call('POST', '/api/guest', somebody, { name });
/** An account for who one is now, so that other machines may sign in as the same person. */
export const makeAccount = (account: Account & { readonly name: string }) =>
  call('POST', '/api/accounts', somebody, account);
export const signIn = (account: Account) => call('POST', '/api/session', somebody, account);
/** The account goes for good, with its sessions and the list of its replays. */
export const deleteAccount = (password: string) => call('DELETE', '/api/account', readMe, { password });
export const signOut = () => call('DELETE', '/api/session', readMe);
/** The id of a new table, of which one is the host. */
export const makeTable = (settings: TableSettings) => call('POST', '/api/tables', table, { settings });
