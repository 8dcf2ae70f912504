import type { ClientMessage, ServerMessage } from '@ettin/protocol';

/** Commands on their way: kept in order until the table has answered them, so that a broken line loses none. */
export class Outbox {
  private readonly waiting = new Map<string, ClientMessage>();

  sent(message: ClientMessage): void {
    if ('id' in message) this.waiting.set(message.id, message);
  }

  answered(message: ServerMessage): void {
    switch (message.type) {
      case 'ack':
      case 'tried':
      case 'why':
      case 'echo':
        this.waiting.delete(message.id);
        return;
      case 'refused':
        if (message.id !== null) this.waiting.delete(message.id);
        return;
      case 'welcome':
        // it tells all that a `sync` asks for
        for (const [id, { type }] of this.waiting) if (type === 'sync') this.waiting.delete(id);
        return;
      case 'update':
      case 'closing':
        return;
    }
  }

  /** What to send again on a new line, oldest first. */
  unanswered(): readonly ClientMessage[] {
    return [...this.waiting.values()];
  }
}
