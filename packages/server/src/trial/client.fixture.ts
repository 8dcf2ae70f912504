import { randomUUID } from 'node:crypto';
import {
  applyPatch,
  type Command,
  type GameFrame,
  type Query,
  type ServerMessage,
  type TableView,
} from '@ettin/protocol';
import WebSocket from 'ws';

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
export type Reply = Extract<ServerMessage, { type: 'ack' | 'refused' | 'tried' | 'why' | 'echo' }>;
/** A message without its id, which is made when it is sent. */
export type Said = Command | Query extends infer M
  ? M extends Command | Query
    ? Omit<M, 'id'>
    : never
  : never;

/** Where a server is, and a guest's cookie there. */
export interface Door {
  /** E.g. "http://127.0.0.1:4000". */
  readonly base: string;
  readonly cookie: string;
  readonly person: string;
}

export async function call(
  base: string,
  method: string,
  path: string,
  cookie: string,
  body?: unknown,
): Promise<Response> {
  return fetch(base + path, {
    method,
    headers: { origin: base, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

export async function asGuest(base: string, name: string): Promise<Door> {
  const reply = await call(base, 'POST', '/api/guest', '', { name });
  const cookie = reply.headers.get('set-cookie')?.split(';')[0];
  const { person } = (await reply.json()) as { person: string };
  if (!reply.ok || cookie === undefined) throw new Error(`no guest: ${reply.status}`);
  return { base, cookie, person };
}

/**
 * A client without a page. It keeps what it is told as a page does, remembers every frame for whoever looks for what it
 * shouldn't hold, and fails where an update doesn't follow the one before.
 */
export class Client {
  seq = 0;
  table: TableView | null = null;
  frame: GameFrame | null = null;
  seat: number | null = null;
  /** Every frame as it came; `keep` turns it off for long runs. */
  readonly heard: string[] = [];
  /** Commands that were acknowledged, and where. */
  readonly acked = new Map<string, number>();
  closed: { readonly code: number; readonly reason: string } | null = null;
  private readonly waiting = new Map<string, (reply: Reply | null) => void>();
  private readonly watchers = new Set<() => void>();

  private constructor(
    readonly socket: WebSocket,
    private readonly keep: boolean,
  ) {
    socket.on('message', (data) => this.hear(String(data)));
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      for (const answer of this.waiting.values()) answer(null);
      this.waiting.clear();
      this.changed();
    });
    socket.on('error', () => {});
  }

  /** Connects without a word. Rejects where the server lets nobody in. */
  static async open(door: Door, { keep = true, origin = door.base } = {}): Promise<Client> {
    const socket = new WebSocket(`${door.base.replace('http', 'ws')}/socket`, {
      headers: { origin, cookie: door.cookie },
    });
    const client = new Client(socket, keep);
    await new Promise<void>((done, failed) => {
      socket.once('open', () => done());
      socket.once('error', failed);
      socket.once('unexpected-response', (_, reply) => failed(new Error(`refused: ${reply.statusCode}`)));
    });
    return client;
  }

  /** Comes to a table and waits for the welcome. */
  static async at(
    door: Door,
    table: string,
    invitation?: string,
    options: { keep?: boolean } = {},
  ): Promise<Client> {
    const client = await Client.open(door, options);
    client.raw(JSON.stringify({ type: 'hello', table, ...(invitation === undefined ? {} : { invitation }) }));
    await client.until(() => client.seq > 0 || client.closed !== null || client.refusals.length > 0);
    if (client.seq === 0)
      throw new Error(`no welcome: ${JSON.stringify(client.refusals)} ${JSON.stringify(client.closed)}`);
    return client;
  }

  readonly refusals: Extract<ServerMessage, { type: 'refused' }>[] = [];

  raw(data: string | Buffer): void {
    this.socket.send(data);
  }

  /** Says something and waits for its answer; null when the connection ended first. */
  say(said: Said, id: string = randomUUID()): Promise<Reply | null> {
    if (this.closed !== null) return Promise.resolve(null);
    return new Promise((done) => {
      this.waiting.set(id, done);
      this.raw(JSON.stringify({ ...said, id }));
    });
  }

  /** Resolves when it holds; looked at after each message. Rejects after `ms`. */
  until(holds: () => boolean, ms = 20_000): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((done, failed) => {
      const look = () => {
        if (!holds()) return;
        clearTimeout(timer);
        this.watchers.delete(look);
        done();
      };
      const timer = setTimeout(() => {
        this.watchers.delete(look);
        failed(new Error(`waited ${ms} ms in vain for: ${String(holds)}`));
      }, ms);
      this.watchers.add(look);
    });
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.until(() => this.closed !== null);
  }

  private hear(data: string): void {
    if (this.keep) this.heard.push(data);
    const message = JSON.parse(data) as ServerMessage;
    switch (message.type) {
      case 'welcome':
        this.welcome(message);
        break;
      case 'update':
        this.update(message);
        break;
      case 'ack':
        this.acked.set(message.id, message.seq);
        this.answer(message.id, message);
        break;
      case 'refused':
        this.refusals.push(message);
        if (message.id !== null) this.answer(message.id, message);
        break;
      case 'tried':
      case 'why':
      case 'echo':
        this.answer(message.id, message);
        break;
      case 'closing':
        break;
    }
    this.changed();
  }

  private answer(id: string, reply: Reply): void {
    this.waiting.get(id)?.(reply);
    this.waiting.delete(id);
  }

  private changed(): void {
    for (const look of [...this.watchers]) look();
  }

  private welcome({ seq, you, table, game }: Welcome): void {
    this.seq = seq;
    this.seat = you.seat;
    this.table = table;
    this.frame = game;
  }

  private update(message: Extract<ServerMessage, { type: 'update' }>): void {
    if (message.from !== this.seq) throw new Error(`an update from ${message.from} at ${this.seq}`);
    this.seq = message.seq;
    if (message.you !== undefined) this.seat = message.you.seat;
    if (message.table !== undefined) this.table = message.table;
    if (message.whole !== undefined) this.frame = message.whole;
    if (this.frame === null) return;
    if (message.view !== undefined)
      this.frame = { ...this.frame, view: applyPatch(this.frame.view, message.view) };
    if (message.game !== undefined) this.frame = { ...this.frame, ...message.game };
  }
}
