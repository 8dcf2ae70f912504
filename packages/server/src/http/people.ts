import { LIMITS, personName } from '@ettin/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Accounts, credentials, newAccount } from '../identity/accounts.js';
import type { Gone } from '../identity/gone.js';
import { newId } from '../identity/secret.js';
import { type Identity, TOKEN_DAYS, type Tokens } from '../identity/token.js';

/** The cookie with the token: no script can read it, and no other site sends it. */
export const TOKEN_COOKIE = 'ettin';

export interface People {
  readonly tokens: Tokens;
  readonly accounts: Accounts;
  readonly gone: Gone;
  /** Cookies only over https. */
  readonly secure: boolean;
  /** Requests a minute from one address; a tenth of them may make somebody or something new. */
  readonly requests: number;
}

const guest = z.strictObject({ name: personName });

const farewell = z.strictObject({ password: credentials.shape.password });

/** Who asks, by the cookie; null for nobody, and for an account that has signed out. */
export async function whoAsks(
  request: FastifyRequest,
  { tokens, accounts }: People,
): Promise<Identity | null> {
  const token = request.cookies[TOKEN_COOKIE];
  const found = token === undefined ? null : await tokens.read(token);
  return found !== null && (await accounts.stands(found)) ? found : null;
}

/** Guests, accounts, and who one is. All answer `{person, name, account}`, or a refusal with a code. */
export function peopleRoutes(app: FastifyInstance, people: People): void {
  const { tokens, accounts, gone, secure } = people;

  const welcome = async (reply: FastifyReply, identity: Identity) => {
    reply.setCookie(TOKEN_COOKIE, await tokens.issue(identity), {
      httpOnly: true,
      sameSite: 'strict',
      secure,
      path: '/',
      maxAge: TOKEN_DAYS * 86_400,
    });
    return reply.send(told(identity));
  };

  app.get('/api/me', async (request, reply) => {
    const who = await whoAsks(request, people);
    return reply.send(who === null ? { person: null } : told(who));
  });

  app.post('/api/guest', making(people), async (request, reply) => {
    const body = guest.safeParse(request.body);
    if (!body.success) return refuse(reply, 400, 'badName', `a name has 1 to ${LIMITS.name} letters`);
    const who = await whoAsks(request, people);
    return welcome(reply, {
      person: who?.person ?? newId(),
      name: body.data.name,
      session: who?.session ?? null,
    });
  });

  app.post('/api/accounts', { config: { rateLimit: { max: 10 } } }, async (request, reply) => {
    const body = newAccount.safeParse(request.body);
    if (!body.success)
      return refuse(reply, 400, 'badAccount', 'a login has 3 letters or more, a password 10 or more');
    const who = await whoAsks(request, people);
    const made = await accounts.create(body.data, who?.person ?? newId());
    if (made === null) return refuse(reply, 409, 'loginTaken', 'there is such an account, or you have one');
    return welcome(reply, made);
  });

  app.post('/api/session', { config: { rateLimit: { max: 10 } } }, async (request, reply) => {
    const body = credentials.safeParse(request.body);
    const found = body.success ? await accounts.signIn(body.data) : null;
    if (found === null)
      return refuse(reply, 403, 'wrongPassword', "login and password don't belong together");
    return welcome(reply, found);
  });

  app.delete('/api/session', async (request, reply) => {
    const who = await whoAsks(request, people);
    if (who !== null)
      await (who.session === null ? gone.tell(who.person) : accounts.signOut(who.session, who.person));
    return reply.clearCookie(TOKEN_COOKIE, { path: '/' }).send({ person: null });
  });

  app.delete('/api/account', { config: { rateLimit: { max: 10 } } }, async (request, reply) => {
    const who = await whoAsks(request, people);
    if (who === null || who.session === null) return refuse(reply, 401, 'badToken', 'sign in first');
    const body = farewell.safeParse(request.body);
    if (!body.success || !(await accounts.remove(who.person, body.data.password)))
      return refuse(reply, 403, 'wrongPassword', 'that is not the password of this account');
    return reply.clearCookie(TOKEN_COOKIE, { path: '/' }).send({ person: null });
  });
}

/** Limit of a route that makes something new. */
export const making = ({ requests }: People) => ({
  config: { rateLimit: { max: Math.max(1, Math.floor(requests / 10)) } },
});

const told = ({ person, name, session }: Identity) => ({ person, name, account: session !== null });

export function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ code, message });
}
