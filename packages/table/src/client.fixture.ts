import { type Bot, type BotInput, rngFrom, rookieBot } from '@ettin/bots';
import {
  applyPatch,
  type ClientMessage,
  type Command,
  type GameFrame,
  type LoggedEvent,
  type ServerMessage,
  type SocialEvent,
  type TableView,
} from '@ettin/protocol';
import type { Action, Seat } from '@ettin/schema';
import type { Connection } from './host/connection.js';
import type { TableHost, Visitor } from './host/host.js';
import { rulesOf } from './state/rules.js';

type Body<T extends { readonly id: string }> = T extends unknown ? Omit<T, 'id'> : never;

/** An id is never used again, also not by a page that is opened anew. */
let said = 0;

/**
 * A page without a page: keeps what the table says as one would, by patches, and knows nothing else. Throws where an
 * update doesn't follow on what it has.
 */
export class Client {
  seq = -1;
  you: { readonly person: string; readonly seat: Seat | null } | null = null;
  table: TableView | null = null;
  frame: GameFrame | null = null;
  log: LoggedEvent[] = [];
  social: SocialEvent[] = [];
  /** Everything that came, newest last. */
  readonly got: ServerMessage[] = [];
  private bot: Bot | null = null;
  private connection: Connection | null = null;

  constructor(readonly person: string) {}

  static async at(host: TableHost, who: Visitor): Promise<Client> {
    const client = new Client(who.person);
    await client.connect(host, who);
    return client;
  }

  async connect(host: TableHost, who: Visitor): Promise<void> {
    const made = await host.connect(who, (m) => this.hear(JSON.parse(JSON.stringify(m)) as ServerMessage));
    if ('ok' in made) throw new Error(`${made.code}: ${made.message}`);
    this.connection = made;
  }

  leave(): void {
    this.connection?.close();
    this.connection = null;
  }

  /** Says it under an id of its own, which is the result. */
  say(command: Body<Command>): string {
    const id = `${this.person.slice(0, 8)}-${String(said++).padStart(8, '0')}`;
    this.raw({ ...command, id } as Command);
    return id;
  }

  raw(message: ClientMessage): void {
    this.connection?.receive(message);
  }

  /** What came in answer to an id. */
  answerTo(id: string): ServerMessage | undefined {
    return this.got.findLast((m) => 'id' in m && m.id === id);
  }

  refusals(): readonly Extract<ServerMessage, { type: 'refused' }>[] {
    return this.got.filter((m) => m.type === 'refused');
  }

  private hear(m: ServerMessage): void {
    this.got.push(m);
    if (m.type === 'welcome') {
      this.seq = m.seq;
      this.you = m.you;
      this.table = m.table;
      this.frame = m.game;
      this.log = [...m.log];
      this.social = [...m.social];
    } else if (m.type === 'update') {
      if (m.from !== this.seq) throw new Error(`update from ${m.from}, but the client has ${this.seq}`);
      this.seq = m.seq;
      if (m.you !== undefined) this.you = m.you;
      if (m.table !== undefined) this.table = m.table;
      if (m.whole !== undefined) {
        this.frame = m.whole;
        this.log = [];
      }
      if (this.frame !== null) {
        if (m.game !== undefined) this.frame = { ...this.frame, ...m.game };
        if (m.view !== undefined) this.frame = { ...this.frame, view: applyPatch(this.frame.view, m.view) };
      }
      for (const row of m.log ?? []) {
        const last = this.log.at(-1)?.n;
        if (last !== undefined && row.n !== last + 1) throw new Error(`log goes from ${last} to ${row.n}`);
        this.log.push(row);
      }
      this.social.push(...(m.social ?? []));
    }
  }

  /** What a rookie would do in this client's place, from what the client was told; null when it isn't asked. */
  wish(): Action | null {
    const { frame } = this;
    const seat = this.you?.seat ?? null;
    if (frame === null || seat === null || this.table?.phase !== 'playing') return null;
    for (const decision of frame.view.pending) {
      if (decision.kind === 'waiting') continue;
      const player = decision.players.find((p) => frame.decidesFor.includes(p));
      if (player === undefined) continue;
      this.bot ??= rookieBot(rngFrom(`${this.person}`));
      const actions = decision.kind === 'priority' ? frame.legal.filter((a) => a.player === player) : [];
      const input: BotInput = {
        view: frame.view,
        rules: rulesOf(frame.view.edition),
        decision,
        actions,
        seat: player,
      };
      return this.bot.decide(input).action;
    }
    return null;
  }

  /** Does what it wishes; whether there was anything. */
  play(): boolean {
    const action = this.wish();
    if (action === null || action.type === 'concede') return false;
    this.say({ type: 'act', at: this.frame?.at ?? 0, action });
    return true;
  }
}
