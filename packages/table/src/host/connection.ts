import type { ClientMessage, PersonId, ServerMessage } from '@ettin/protocol';
import { type Now, type Sent, update, welcome } from '../view/update.js';

/** What a connection asks of its table. */
export interface Desk {
  readonly now: () => Now;
  readonly hear: (from: Connection, message: ClientMessage) => void;
  readonly gone: (connection: Connection) => void;
}

/** One page that is open at a table. A person may have several. */
export class Connection {
  private sent: Sent | null = null;
  private open = true;

  constructor(
    readonly person: PersonId,
    private readonly desk: Desk,
    private readonly carry: (message: ServerMessage) => void,
  ) {}

  /** A message that the protocol's validator let through. */
  receive(message: ClientMessage): void {
    if (this.open) this.desk.hear(this, message);
  }

  /** Nothing is sent any more. */
  close(): void {
    if (!this.open) return;
    this.open = false;
    this.desk.gone(this);
  }

  send(message: ServerMessage): void {
    if (!this.open) return;
    try {
      this.carry(message);
    } catch {
      // nobody listens there any more; whoever does comes again
      this.close();
    }
  }

  /** Everything, from the beginning. */
  welcome(): void {
    const { message, sent } = welcome(this.desk.now(), this.person, (this.sent?.seq ?? 0) + 1);
    this.sent = sent;
    this.send(message);
  }

  /** What has changed since it was last told. */
  update(): void {
    if (!this.open) return;
    if (this.sent === null) return this.welcome();
    const { message, sent } = update(this.desk.now(), this.person, this.sent);
    this.sent = sent;
    if (message !== null) this.send(message);
  }
}
