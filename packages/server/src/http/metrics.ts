import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.js';
import { isOwnHost } from './origin.js';
import { refuse } from './people.js';

export interface MetricsDoor {
  readonly metrics: Metrics;
  /** Whoever has it may read them; null: this machine alone. */
  readonly token: string | null;
  /** Something on this machine passes requests of others on: all seem to come from here. */
  readonly proxied: boolean;
}

/** Figures for whoever runs the server. To anybody else there is nothing at this address. */
export function metricsRoute(app: FastifyInstance, { metrics, token, proxied }: MetricsDoor): void {
  app.get('/metrics', async (request, reply) => {
    const may = token === null ? !proxied && isFromHere(request) : hasToken(request, token);
    if (!may) return refuse(reply, 404, 'unknown', 'there is nothing at this address');
    return reply
      .type(metrics.type)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

const HERE = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Asked by a program of this machine for itself, under a name of this machine. */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  const passedOn = 'forwarded' in headers || 'x-forwarded-for' in headers || 'via' in headers;
  return !passedOn && HERE.includes(raw.socket.remoteAddress ?? '') && isOwnHost(headers.host, true, []);
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
