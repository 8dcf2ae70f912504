import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { storePath } from '../store/folder.fixture.js';
import { asGuest } from './client.fixture.js';
import { baseOf, houseAt } from './house.fixture.js';

/** Milliseconds in which a server is to have stopped. */
const SOON = 8_000;

const within = (work: Promise<unknown>, milliseconds: number) =>
  Promise.race([
    work.then(() => true),
    new Promise<boolean>((done) => setTimeout(() => done(false), milliseconds).unref()),
  ]);

it('should stop although somebody who holds a socket, or half a request, never answers', async () => {
  const house = await houseAt(storePath());
  const base = baseOf(house);
  const eve = await asGuest(base, 'Eve');
  const mute = (text: string) =>
    new Promise<void>((done) => {
      const socket = connect(house.port, '127.0.0.1', () => socket.write(text));
      socket.once('data', () => {
        socket.pause();
        done();
      });
      setTimeout(done, 500);
    });
  const head = `Host: 127.0.0.1:${house.port}\r\nOrigin: ${base}\r\nCookie: ${eve.cookie}\r\n`;
  await mute(
    `GET /socket HTTP/1.1\r\n${head}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
  );
  await mute(
    `POST /api/tables HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{`,
  );
  await mute(`GET /api/health HTTP/1.1\r\n${head}\r\n`);
  expect(await within(house.close(), SOON)).toBe(true);
});
