import type { Command, Hello, Query, ServerMessage } from '@ettin/protocol';
import type { Identity } from '../identity/token.js';

/** What a socket needs of tables: to come to one, to say something there, to go. */
export interface Tables {
  /** `send` hears all that this visitor may know, from the welcome on. Resolves with why not, for the client. */
  visit(who: Identity, hello: Hello, send: (message: ServerMessage) => void): Promise<Visit | Refused>;
}

export interface Visit {
  readonly ok: true;
  /** The answer comes through `send`, in its turn. */
  say(message: Command | Query): void;
  leave(): void;
}

export type Refused = Extract<ServerMessage, { type: 'refused' }> & { readonly ok: false };
