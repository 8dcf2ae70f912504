import { personId } from '@ettin/protocol';
import { jwtVerify, SignJWT } from 'jose';

/** Who somebody is, as their token says. A guest has no session; an account's token ends with its session. */
export interface Identity {
  readonly person: string;
  readonly name: string;
  readonly session: string | null;
}

export interface Tokens {
  issue(identity: Identity): Promise<string>;
  /** Null for a token that is none, is forged, or has run out. */
  read(token: string): Promise<Identity | null>;
}

const ISSUER = 'ettin';
/** Days for which a guest stays the same person. */
export const TOKEN_DAYS = 180;

/** Tokens signed with a key of the server's own; they hold nothing secret, and nobody else can make one. */
export function tokensWith(key: Uint8Array, now: () => number): Tokens {
  return {
    issue: ({ person, name, session }) =>
      new SignJWT({ name, ...(session === null ? {} : { sid: session }) })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setSubject(person)
        .setIssuedAt(Math.floor(now() / 1000))
        .setExpirationTime(Math.floor(now() / 1000) + TOKEN_DAYS * 86_400)
        .sign(key),

    async read(token) {
      if (token.length > 2_000) return null;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          currentDate: new Date(now()),
        });
        const { sub, name, sid } = payload;
        if (!personId.safeParse(sub).success || typeof sub !== 'string' || typeof name !== 'string')
          return null;
        return { person: sub, name, session: typeof sid === 'string' ? sid : null };
      } catch {
        // every way in which a token is none is the same to whoever sent it
        return null;
      }
    },
  };
}
