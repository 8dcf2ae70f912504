import {
  applyPatch,
  type GameFrame,
  type LoggedEvent,
  type ServerMessage,
  type SocialEvent,
  type TableView,
} from '@ettin/protocol';
import type { Seat } from '@ettin/schema';

/** All that a table has told this page. */
export interface TableData {
  readonly seq: number;
  readonly you: { readonly person: string; readonly seat: Seat | null };
  readonly table: TableView;
  readonly game: GameFrame | null;
  /** Newest last, at most `LOG_KEPT`. */
  readonly log: readonly LoggedEvent[];
  readonly social: readonly SocialEvent[];
  /** What to add to this machine's clock to have the table's, in milliseconds. */
  readonly ahead: number;
}

export interface Received {
  readonly data: TableData | null;
  /** The page has missed something and has to ask with `sync`. */
  readonly lost: boolean;
}

export const LOG_KEPT = 2_000;

/** Takes in a `welcome` or an `update`; `now` is this machine's clock. Old news changes nothing. */
export function receive(
  data: TableData | null,
  message: Extract<ServerMessage, { type: 'welcome' | 'update' }>,
  now: number,
): Received {
  if (message.type === 'welcome') {
    const { seq, you, table, game, log, social } = message;
    return { data: { seq, you, table, game, log, social, ahead: message.now - now }, lost: false };
  }
  if (data === null) return { data, lost: true };
  // what is kept nowhere, such as who is here, has no number of its own
  const fresh = message.seq > data.seq || (message.seq === data.seq && message.from === data.seq);
  if (!fresh) return { data, lost: false };
  if (message.from !== data.seq) return { data, lost: true };
  const game = gameAfter(data.game, message);
  if (game === undefined) return { data, lost: true };
  return {
    data: {
      seq: message.seq,
      you: message.you ?? data.you,
      table: message.table ?? data.table,
      game,
      log: added(data.log, message.log),
      social: added(data.social, message.social),
      ahead: data.ahead,
    },
    lost: false,
  };
}

/** Undefined where the update was made of something that this page doesn't hold. */
function gameAfter(
  before: GameFrame | null,
  message: Extract<ServerMessage, { type: 'update' }>,
): GameFrame | null | undefined {
  const base = message.whole === undefined ? before : message.whole;
  if (message.view === undefined && message.game === undefined) return base;
  if (base === null) return undefined;
  try {
    const view = message.view === undefined ? base.view : applyPatch(base.view, message.view);
    return { ...base, ...message.game, view };
  } catch {
    return undefined;
  }
}

function added<T extends { readonly n: number }>(
  before: readonly T[],
  more: readonly T[] = [],
): readonly T[] {
  // a game of its own counts from 0 again
  const old = more[0]?.n === 0 ? [] : before;
  const last = old.at(-1)?.n ?? -1;
  const fresh = more.filter((e) => e.n > last);
  return fresh.length === 0 ? before : [...old, ...fresh].slice(-LOG_KEPT);
}
