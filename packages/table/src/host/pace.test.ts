import { expect, it } from 'vitest';
import { playOut, quickMatch, world } from '../host.fixture.js';
import type { Entry } from '../state/entry.js';

/** Milliseconds after it was asked in which nobody hears of a bot: docs/protocol.md, "Bots". */
const BEAT = 30;

it.each([0, 10, 700])('should not show at a pace of %i ms how long a bot thinks', async (botPace) => {
  const w = world('pace');
  const { host, client } = await quickMatch(w, { botPace });
  await playOut(w, host, [client], 12);
  const rows = (await w.log.read(host.id, 0)).map((r) => JSON.parse(r.body) as Entry);
  const moves = rows.flatMap(({ command, at }, i) => (command.type === 'bot' ? [{ at, i }] : []));
  expect(moves.length).toBeGreaterThan(20);
  for (const { at, i } of moves) {
    const justBefore = rows.slice(0, i).filter((r) => r.at > at - BEAT);
    // bots that were asked together move together
    expect(justBefore.map((r) => r.command.type).filter((t) => t !== 'bot')).toEqual([]);
    expect(justBefore.length).toBeLessThan(3);
  }
});
