import { describe, expect, it } from 'vitest';
import { Client } from '../client.fixture.js';
import { personId, quickMatch, world } from '../host.fixture.js';
import { StorageFailed } from '../ports/event-log.js';
import { TableHost } from './host.js';

/** A table that nobody is at, and a log that can't write any more. */
async function unwritable(why: 'full' | 'fenced') {
  const w = world(`given up ${why}`);
  const { host, client } = await quickMatch(w);
  client.leave();
  await host.close();
  w.log.append = () =>
    why === 'fenced'
      ? Promise.resolve({ ok: false, why })
      : Promise.reject(new StorageFailed(why, 'there is no room left'));
  return { w, id: host.id };
}

describe('a table that has to be given up', () => {
  it.each(['full', 'fenced'] as const)('should not keep whoever opens it waiting: %s', async (why) => {
    const { w, id } = await unwritable(why);
    await expect(TableHost.open(w.ports, id)).rejects.toThrow(StorageFailed);
  });

  it.each(['full', 'fenced'] as const)('should not keep whoever comes to it waiting: %s', async (why) => {
    const w = world(`coming ${why}`);
    const { host, client } = await quickMatch(w);
    w.log.append = (await unwritable(why)).w.log.append;
    const who = { person: personId('bob'), name: 'Bob' };
    for (const _ of ['the row of it fails', 'it is given up already'])
      expect(await host.connect(who, () => {})).toMatchObject({ ok: false, code: 'elsewhere' });
    expect(client.got.at(-1)).toMatchObject({ type: 'closing' });
  });
});

it('should not let in whoever is sent away while they come with a code that was taken back', async () => {
  const w = world('sent away');
  const { host, client } = await quickMatch(w);
  const eve = { person: personId('eve'), name: 'Eve' };
  await Client.at(host, eve).then((c) => c.leave());
  client.say({ type: 'remove', person: eve.person });
  const come = await host.connect({ ...eve, invitation: 'a'.repeat(22) }, () => {});
  expect(come).toMatchObject({ ok: false, code: 'notInvited' });
});
