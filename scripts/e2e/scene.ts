import type { BrowserContextOptions, Page, WebSocketRoute } from 'playwright-core';
import type { ClientMessage, ServerMessage } from '../../packages/protocol/src/index.js';
import { Connection } from '../../packages/table/src/host/connection.js';
import { idOf, NAMES, type Table } from '../../packages/table/src/play.fixture.js';
import { tryAction } from '../../packages/table/src/query/try.js';
import { whyNot } from '../../packages/table/src/query/why.js';
import type { House } from './test.js';

/** A page at a table in the middle of a game. */
export interface Scene {
  readonly page: Page;
  /** Tells the page what others have done at the table. */
  readonly tell: () => void;
}

/**
 * Opens the table as `seat` sees it. The table is a real one, made from a board and run by this process; only the line
 * to it is ours.
 */
export async function openScene(
  house: House,
  table: Table,
  seat = 0,
  options: BrowserContextOptions = {},
): Promise<Scene> {
  const page = await house.page({ serviceWorkers: 'block', ...options }, NAMES[seat]);
  const person = idOf(seat);
  await page.route('**/api/me', (route) =>
    route.fulfill({ json: { person, name: NAMES[seat] ?? '', account: false } }),
  );
  const lines: Connection[] = [];
  await page.routeWebSocket('**/socket', (socket) => void lines.push(serve(socket, table, seat)));
  await page.goto(`${house.server.base}/table/${table.table.id}`);
  await page.locator('.prompt-bar').waitFor();
  return {
    page,
    tell() {
      for (const line of lines) line.update();
    },
  };
}

function serve(socket: WebSocketRoute, table: Table, seat: number): Connection {
  let count = 0;
  const send = (message: ServerMessage): void => socket.send(JSON.stringify(message));
  const connection = new Connection(
    idOf(seat),
    {
      now: () => ({ table: table.table, here: new Set(NAMES.map((_, s) => idOf(s))), at: table.at }),
      hear(from, message) {
        if (message.type === 'hello' || message.type === 'sync') from.welcome();
        else if (message.type === 'echo') send({ type: 'echo', id: message.id, now: table.at });
        else if (message.type === 'try')
          send({ type: 'tried', id: message.id, result: tryAction(table.table, seat, message.action) });
        else if (message.type === 'why')
          send({ type: 'why', id: message.id, ways: whyNot(table.table, seat, message.object) });
        else {
          const went = table.say(seat, message);
          if (went.ok) send({ type: 'ack', id: message.id, seq: ++count });
          else send({ type: 'refused', id: message.id, code: went.code, message: went.message });
          from.update();
        }
      },
      gone: () => {},
    },
    send,
  );
  socket.onMessage((text) => connection.receive(JSON.parse(String(text)) as ClientMessage));
  socket.onClose(() => connection.close());
  return connection;
}
