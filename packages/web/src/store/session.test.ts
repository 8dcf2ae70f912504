import type { ClientMessage, ServerMessage } from '@ettin/protocol';
import { describe, expect, it } from 'vitest';
import type { Listener, TableConnection } from '../connection/connection.js';
import { frameOf } from '../frame.fixture.js';
import { createSession } from './session.js';

/** A connection whose other end is the test. */
function line() {
  const sent: ClientMessage[] = [];
  let listener: Listener | null = null;
  const connection: TableConnection = {
    send: (message) => sent.push(message),
    subscribe(next) {
      listener = next;
      return () => {};
    },
    status: () => ({ is: 'open' }),
    hurry: () => {},
    close: () => {},
  };
  return { sent, connection, say: (message: ServerMessage) => listener?.message(message) };
}
const last = (sent: readonly ClientMessage[]) => sent.at(-1) as Extract<ClientMessage, { id: string }>;
const pass = { type: 'pass', player: 0 } as const;

describe('a session at a table', () => {
  it('should act at the position that it shows, and do nothing more until that is answered', async () => {
    const { sent, connection, say } = line();
    const session = createSession(connection);
    say({
      type: 'welcome',
      seq: 1,
      you: { person: 'p', seat: 0 },
      table: {} as never,
      game: frameOf({ at: 7 }),
      log: [],
      social: [],
      now: 0,
    });
    const first = session.act(pass);
    expect(await session.act(pass)).toBeNull();
    expect(sent).toEqual([{ type: 'act', at: 7, action: pass, id: last(sent).id }]);
    say({ type: 'ack', id: last(sent).id, seq: 2 });
    expect((await first)?.type).toBe('ack');
    void session.act(pass);
    expect(sent).toHaveLength(2);
  });

  it('should keep a refusal until something else is done', async () => {
    const { sent, connection, say } = line();
    const session = createSession(connection);
    const asked = session.ask({ type: 'undo' });
    say({ type: 'refused', id: last(sent).id, code: 'nothingToUndo', message: 'no' });
    expect((await asked).type).toBe('refused');
    expect(session.use.getState().refused?.code).toBe('nothingToUndo');
    session.forgetRefusal();
    expect(session.use.getState().refused).toBeNull();
  });

  it('should keep no refusal of what the page says by itself, such as a plan for teammates that comes too late', async () => {
    const { sent, connection, say } = line();
    const session = createSession(connection);
    const shown = session.ask({ type: 'draft', decision: 3, answer: null });
    say({ type: 'refused', id: last(sent).id, code: 'stale', message: 'the game has gone on' });
    expect((await shown).type).toBe('refused');
    expect(session.use.getState().refused).toBeNull();
  });

  it('should ask for everything once when it has missed something', () => {
    const { sent, connection, say } = line();
    createSession(connection);
    say({ type: 'update', from: 3, seq: 4 });
    say({ type: 'update', from: 4, seq: 5 });
    expect(sent.map((m) => m.type)).toEqual(['sync']);
  });
});
