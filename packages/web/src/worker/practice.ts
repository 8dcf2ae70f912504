import type { ClientMessage, DeckChoice, ServerMessage, TableSettings } from '@ettin/protocol';
import { writeReplay } from '@ettin/replay';
import { type Connection, idFrom, MemoryLog, MemoryReplays, systemClock, TableHost } from '@ettin/table';

/** A table of one's own against bots, without a server. */
export interface PracticeTable {
  readonly name: string;
  readonly deck: DeckChoice;
  /** Null: a starter deck that goes with a starter deck. */
  readonly partner: DeckChoice | null;
  readonly settings: Partial<TableSettings>;
}

export interface Practice {
  readonly connection: Connection;
  /** The text of the latest game's replay; null before it is over. */
  readonly replay: () => string | null;
}

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));

/**
 * Opens the table, seats the reader and bots at all other places, and begins. `engine`: what its replays are pinned to.
 * A deck that can't be played is refused by the table: that is the one refusal which is carried.
 */
export async function openPractice(
  { name, deck, partner, settings }: PracticeTable,
  engine: string,
  carry: (message: ServerMessage) => void,
): Promise<Practice> {
  const log = new MemoryLog();
  const person = idFrom(random(16));
  const host = await TableHost.create(
    {
      log,
      ownership: log.ownership('page'),
      clock: systemClock(),
      random,
      replays: new MemoryReplays(),
      version: engine,
      report: (error) => console.error(error),
    },
    { person, name, settings },
  );
  const connection = await host.connect({ person, name }, firstRefusal(carry));
  if (!('receive' in connection)) throw new Error(connection.message);
  const { heads } = host.state.settings;
  const say = (message: ClientMessage) => connection.receive(message);
  say({ type: 'sit', id: 'open-sit-0', seat: 0, deck });
  for (let seat = 1; seat < heads * 2; seat += 1) {
    const own = seat === 1 && partner !== null ? { deck: partner } : {};
    say({ type: 'seatBot', id: `open-bot-${seat}`, seat, bot: 'rookie', ...own });
  }
  say({ type: 'ready', id: 'open-ready', ready: true });
  say({ type: 'begin', id: 'open-begin' });
  return {
    connection,
    replay() {
      const saved = host.replay(person, host.state.games);
      return saved.ok ? writeReplay(saved.replay) : null;
    },
  };
}

/** Of what is asked for to open the table only the first refusal says why it doesn't: the others follow from it. */
function firstRefusal(carry: (message: ServerMessage) => void): (message: ServerMessage) => void {
  let refused = false;
  return (message) => {
    if (message.type === 'refused' && message.id?.startsWith('open-') === true) {
      if (refused) return;
      refused = true;
    }
    carry(message);
  };
}
