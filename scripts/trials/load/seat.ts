import type { ServerMessage } from '@ettin/protocol';
import WebSocket from 'ws';
import type { Door } from '../../../packages/server/src/trial/client.fixture.js';
import { type Asked, leastIn, moveIn } from '../../../packages/server/src/trial/player.fixture.js';

type Said = Readonly<Record<string, unknown>> & { readonly type: string };
type Answered = Extract<ServerMessage, { type: 'ack' | 'refused' }>;

/**
 * Somebody at a table who looks at no more than they need to move: what they are asked and what they may do. Everything
 * else that comes is read as JSON and let go, so that a thousand of them cost less than the server that they are to try.
 */
export class LoadSeat {
  /** Position of the game as last told. */
  at = -1;
  over = false;
  invitation: string | null = null;
  asked: Asked | null = null;
  bytes = 0;
  messages = 0;
  /** Called after each message. */
  onTold: () => void = () => {};
  private count = 0;
  private readonly waiting = new Map<string, (answer: Answered) => void>();

  private constructor(
    private readonly socket: WebSocket,
    readonly prefix: string,
  ) {
    socket.on('message', (data: Buffer) => this.hear(data));
    socket.on('close', (code, why) => {
      if (!this.leaving) throw new Error(`the server has ended a connection: ${code} ${String(why)}`);
    });
  }
  private leaving = false;

  static async at(door: Door, table: string, deflate: boolean, invitation?: string): Promise<LoadSeat> {
    const socket = new WebSocket(`${door.base.replace('http', 'ws')}/socket`, {
      headers: { origin: door.base, cookie: door.cookie },
      perMessageDeflate: deflate,
    });
    await new Promise((done, failed) => {
      socket.once('open', done);
      socket.once('error', failed);
    });
    const seat = new LoadSeat(socket, door.person.slice(0, 8));
    const welcomed = new Promise<void>((done) => {
      seat.onTold = done;
    });
    socket.send(
      JSON.stringify({ type: 'hello', table, ...(invitation === undefined ? {} : { invitation }) }),
    );
    await welcomed;
    return seat;
  }

  /** Resolves with the answer, when it comes. */
  say(said: Said): Promise<Answered> {
    return new Promise((done) => this.tell(said, done));
  }

  tell(said: Said, answered: (answer: Answered) => void): void {
    const id = `${this.prefix}-${++this.count}`.padEnd(12, '-');
    this.waiting.set(id, answered);
    this.socket.send(JSON.stringify({ ...said, id }));
  }

  /** Fails where it is refused. */
  async must(said: Said): Promise<void> {
    const answer = await this.say(said);
    if (answer.type !== 'ack') throw new Error(`${said.type}: ${JSON.stringify(answer)}`);
  }

  leave(): void {
    this.leaving = true;
    this.socket.terminate();
  }

  /** Is there something for this seat to do now? */
  get mayMove(): boolean {
    const { asked } = this;
    return (
      asked !== null &&
      !this.over &&
      asked.view.pending.some(
        (d) => d.kind !== 'waiting' && d.players.some((p) => asked.decidesFor.includes(p)),
      )
    );
  }

  /** One of the legal moves; `least`: the one that is always taken. */
  move(random: (below: number) => number, least = false): Said | null {
    const { asked } = this;
    if (asked === null) return null;
    const action = least ? leastIn(asked) : moveIn(asked, random);
    return action === null ? null : { type: 'act', at: this.at, action };
  }

  private hear(data: Buffer): void {
    this.messages++;
    this.bytes += data.length;
    const message = JSON.parse(String(data)) as ServerMessage;
    switch (message.type) {
      case 'welcome':
        this.invitation = message.table.invitations.at(-1) ?? null;
        this.whole(message.game);
        break;
      case 'update':
        this.update(message);
        break;
      case 'ack':
      case 'refused': {
        const id = message.id ?? '';
        this.waiting.get(id)?.(message);
        this.waiting.delete(id);
        break;
      }
      default:
        break;
    }
    this.onTold();
  }

  private whole(game: Extract<ServerMessage, { type: 'welcome' }>['game']): void {
    if (game === null) return;
    this.at = game.at;
    this.over = game.view.result !== null;
    this.asked = game;
  }

  private update({ table, whole, game, view }: Extract<ServerMessage, { type: 'update' }>): void {
    if (table !== undefined) this.invitation = table.invitations.at(-1) ?? null;
    if (whole !== undefined) this.whole(whole);
    if (this.asked === null) return;
    const { legal, decidesFor, at } = game ?? {};
    const { pending, result } = view?.rest ?? {};
    if (at !== undefined) this.at = at;
    if (result !== undefined) this.over = result !== null;
    this.asked = {
      legal: legal ?? this.asked.legal,
      decidesFor: decidesFor ?? this.asked.decidesFor,
      view: { pending: pending ?? this.asked.view.pending, result: result ?? this.asked.view.result },
    };
  }
}
