import type { ClientMessage, ServerMessage } from '@ettin/protocol';

/**
 * How the page reaches a table, wherever that runs: a server's socket or a worker of its own.
 *
 *   connecting   the first try is under way
 *   open         messages go through
 *   waiting      the line is down and will be tried again at `again` (milliseconds since the epoch); `why`: it broke, or
 *                the table has said that it goes away for a while
 *   closed       over for good; `reason` says why
 */
export type ConnectionStatus =
  | { readonly is: 'connecting' }
  | { readonly is: 'open' }
  | { readonly is: 'waiting'; readonly again: number; readonly why: WaitReason }
  | { readonly is: 'closed'; readonly reason: CloseReason };

export type WaitReason = 'line' | 'restart' | 'storage';

/** `noToken`: the server doesn't know who we are (any more). */
export type CloseReason = 'left' | 'refused' | 'noToken' | Closing;

type Closing = Extract<ServerMessage, { type: 'closing' }>['reason'];

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
  /** While it waits: tries again at once. */
  hurry(): void;
  close(): void;
}
