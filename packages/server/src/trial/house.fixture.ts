import { randomUUID } from 'node:crypto';
import type { BotKind } from '@ettin/protocol';
import { KEEPING } from '../jobs/housekeeping.js';
import { type ServeOptions, type Serving, serve } from '../serve.js';
import { asGuest, Client, call, type Door } from './client.fixture.js';

/** A server of its own on any free port, without a page. */
export function houseAt(store: string, more: Partial<ServeOptions> = {}): Promise<Serving> {
  return serve({
    store,
    host: '127.0.0.1',
    port: 0,
    origins: [],
    page: null,
    version: 'trial',
    logger: null,
    requests: 100_000,
    sockets: 1_000,
    keeping: KEEPING,
    metricsToken: null,
    ...more,
  });
}

export const baseOf = (house: Serving): string => `http://127.0.0.1:${house.port}`;

export interface Party {
  readonly table: string;
  readonly invitation: string;
  /** In seat order: who sits there; undefined for a bot. */
  readonly doors: readonly (Door | undefined)[];
  readonly clients: readonly Client[];
}

/** Asks until it is carried out; fails with what was refused. */
export async function must(client: Client, said: Parameters<Client['say']>[0]): Promise<void> {
  const reply = await client.say(said);
  if (reply?.type !== 'ack')
    throw new Error(`${said.type}: ${JSON.stringify(reply)} ${JSON.stringify(client.closed)}`);
}

/**
 * A table that plays: people at the given seats, bots at the others, all with starter decks. The first of them is the
 * host. `starters`: deck ids by seat.
 */
export async function party(
  base: string,
  people: readonly number[],
  starters: readonly string[],
  { bot = 'random' as BotKind, keep = true, settings = {} } = {},
): Promise<Party> {
  const doors = await Promise.all(people.map((seat) => asGuest(base, `P${seat}`)));
  const [host] = doors;
  if (host === undefined) throw new Error('a party has a host');
  const made = await call(base, 'POST', '/api/tables', host.cookie, {
    settings: { botPace: 0, ...settings },
  });
  const { table } = (await made.json()) as { table: string };
  const first = await Client.at(host, table, undefined, { keep });
  await must(first, { type: 'invite' });
  await first.until(() => (first.table?.invitations.length ?? 0) > 0);
  const invitation = first.table?.invitations.at(-1) ?? randomUUID();
  const clients = [first];
  for (const door of doors.slice(1)) clients.push(await Client.at(door, table, invitation, { keep }));
  for (const [i, seat] of people.entries()) {
    const client = clients[i];
    if (client !== undefined)
      await must(client, { type: 'sit', seat, deck: { starter: starters[seat] ?? '' } });
  }
  for (const seat of [0, 1, 2, 3])
    if (!people.includes(seat))
      await must(first, { type: 'seatBot', seat, bot, deck: { starter: starters[seat] ?? '' } });
  for (const client of clients) await must(client, { type: 'ready', ready: true });
  await must(first, { type: 'begin' });
  await Promise.all(clients.map((c) => c.until(() => c.frame !== null)));
  return { table, invitation, doors: [0, 1, 2, 3].map((s) => doors[people.indexOf(s)]), clients };
}
