import { existsSync } from 'node:fs';
import { LIMITS } from '@ettin/protocol';
import { StorageFailed } from '@ettin/table';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import statics from '@fastify/static';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { isOwnHost, isOwnOrigin } from './origin.js';
import { type People, peopleRoutes, refuse } from './people.js';
import { contentPolicy, imageOrigin } from './policy.js';

export interface AppOptions extends People {
  /** The built page; without it only the interface for programs answers. */
  readonly page: string | null;
  /** Further origins that people reach the server by. */
  readonly origins: readonly string[];
  /** Listens to this machine alone. */
  readonly localOnly: boolean;
  /** Hears of what failed that should not. */
  readonly report: (error: unknown) => void;
  /** Milliseconds in which a request has to have come whole. */
  readonly patience: number;
  /** Routes of tables and sockets. */
  readonly more: (app: FastifyInstance) => void;
}

const IMAGES_COOKIE = 'ettin-images';

/** The server's HTTP side. Nothing of a request's body, cookies or tokens is ever logged. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    // what is worth a line we log ourselves: a request's own words have secrets
    logger: false,
    bodyLimit: LIMITS.frame,
    // a body with __proto__ or constructor.prototype is refused
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // of a program on this machine that passes requests on, we take whose they are; of nobody else
    trustProxy: isProxied(options) ? 'loopback' : false,
    requestTimeout: options.patience,
    connectionTimeout: 0,
    http: {
      headersTimeout: options.patience,
      connectionsCheckingInterval: Math.max(50, options.patience / 10),
      maxHeaderSize: 16_384,
    },
  });
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: options.secure,
  });
  await app.register(rateLimit, { max: options.requests, timeWindow: 60_000 });
  await app.register(websocket, {
    options: {
      maxPayload: LIMITS.frame,
      perMessageDeflate: { threshold: 1_024, zlibDeflateOptions: { level: 1, memLevel: 7 } },
    },
  });

  app.addHook('onRequest', async (request, reply) => {
    const { host, origin } = request.headers;
    if (!isOwnHost(host, options.localOnly, options.origins))
      return refuse(reply, 421, 'badHost', 'this server goes by another name');
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if ((changes || request.headers.upgrade !== undefined) && !isOwnOrigin(origin, host, options.origins))
      return refuse(reply, 403, 'badOrigin', 'the request comes from another page');
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('content-security-policy', contentPolicy(imageOrigin(request.cookies[IMAGES_COOKIE])));
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof StorageFailed) {
      options.report(error);
      return refuse(reply, 503, 'storage', 'the server cannot write to its store now; nothing was changed');
    }
    const status = statusOf(error);
    if (status >= 500) options.report(error);
    const code =
      status === 429 ? 'tooFast' : status === 413 ? 'tooLarge' : status < 500 ? 'malformed' : 'bug';
    return refuse(reply, status, code, status < 500 ? "the request can't be read" : 'the server has failed');
  });

  peopleRoutes(app, options);
  app.get('/api/health', async () => ({ ok: true }));
  options.more(app);
  await servePage(app, options.page);
  return app;
}

/** Reached under another name although only this machine listens: something here passes requests on. */
export const isProxied = ({ localOnly, origins }: Pick<AppOptions, 'localOnly' | 'origins'>): boolean =>
  localOnly && origins.length > 0;

/** The page's files; its own addresses (a table, the rulebook) are all the same file. */
async function servePage(app: FastifyInstance, page: string | null): Promise<void> {
  const there = page !== null && existsSync(page);
  if (there)
    await app.register(statics, {
      root: page,
      preCompressed: true,
      cacheControl: false,
      setHeaders(response, path) {
        // names of built files hold their content's hash
        const fixed = /[/\\]assets[/\\]/.test(path);
        response.setHeader('cache-control', fixed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    const asksForPage =
      request.method === 'GET' &&
      // files are in the root and under assets; a rule's address has a dot too (/rules/2026/810.9a)
      !/^\/(?:(?:api|socket|assets)(?:\/|$)|[^/]*\.[a-z0-9]+$)/i.test(request.url.split('?')[0] ?? '');
    if (there && asksForPage) return reply.sendFile('index.html');
    return refuse(reply, 404, 'unknown', 'there is nothing at this address');
  });
}

function statusOf(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
