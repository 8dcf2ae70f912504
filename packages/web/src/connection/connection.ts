import type { ClientMessage, ServerMessage } from '@ettin/protocol';

/**
 * How the page reaches a table, wherever that runs: a server's socket or a worker of its own.
 *
 *   connecting   the first try is under way
 *   open         messages go through
 *   waiting      the line is down and will be tried again at `again` (milliseconds since the epoch)
 *   closed       over for good; `reason` says why
 */
export type ConnectionStatus =
  | { readonly is: 'connecting' }
  | { readonly is: 'open' }
  | { readonly is: 'waiting'; readonly again: number }
  | { readonly is: 'closed'; readonly reason: CloseReason };

export type CloseReason = 'left' | 'refused' | Extract<ServerMessage, { type: 'closing' }>['reason'];

export interface Listener {
  message(message: ServerMessage): void;
  status(status: ConnectionStatus): void;
}

export interface TableConnection {
  /** Commands that aren't acknowledged when the line breaks are sent again, with the same id. */
  send(message: ClientMessage): void;
  /** One listener at a time; told the status at once. Returns what ends it. */
  subscribe(listener: Listener): () => void;
  status(): ConnectionStatus;
  close(): void;
}
