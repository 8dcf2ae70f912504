import { LIMITS } from '@ettin/protocol';
import { expect, it } from 'vitest';
import { Client } from '../client.fixture.js';
import { personId, quickMatch, world } from '../host.fixture.js';

it('should refuse what comes faster than the disk takes it, and of nobody else', async () => {
  const w = world('slow disk');
  const { host, client } = await quickMatch(w);
  const bob = await Client.at(host, { person: personId('bob'), name: 'Bob' });
  let goOn = (): void => {};
  const slow = new Promise<void>((done) => {
    goOn = done;
  });
  const { append } = w.log;
  w.log.append = async (row) => {
    await slow;
    return append.call(w.log, row);
  };
  const rename = (who: Client, n: number) => who.say({ type: 'rename', name: `name ${n}` });
  const said = Array.from({ length: LIMITS.burst * 3 }, (_, n) => rename(client, n));
  const bobs = rename(bob, 1_000);
  const refused = client.refusals();
  expect(refused.length).toBeGreaterThanOrEqual(LIMITS.burst);
  expect(new Set(refused.map((r) => r.code))).toEqual(new Set(['tooFast']));
  // what came first waits, and is heard in its turn
  const waiting = said.length - refused.length;
  expect(waiting).toBeGreaterThanOrEqual(LIMITS.burst);
  expect(refused.map((r) => r.id)).toEqual(said.slice(waiting));
  goOn();
  await host.settled();
  for (const id of said.slice(0, waiting)) expect(client.answerTo(id)?.type).toBe('ack');
  expect(bob.answerTo(bobs)?.type).toBe('ack');
  expect(host.state.people.map((p) => p.name)).toEqual([`name ${waiting - 1}`, 'name 1000']);
  const later = rename(client, 2_000);
  await host.settled();
  expect(client.answerTo(later)?.type).toBe('ack');
});
