import { afterEach, expect, it, vi } from 'vitest';
import { Client } from '../client.fixture.js';
import { personId, quickMatch, quiet, world } from '../host.fixture.js';

const eyes = vi.hoisted(() => ({ fail: false }));
vi.mock('@ettin/engine', async (original) => {
  const real = await original<typeof import('@ettin/engine')>();
  const view: typeof real.view = (rules, state, viewer, ...more) => {
    if (eyes.fail && viewer === 'spectator') throw new Error('no view of Lightning Bolt');
    return real.view(rules, state, viewer, ...more);
  };
  return { ...real, view };
});
afterEach(() => {
  eyes.fail = false;
});

it('should play on for all others when one person can not be shown the game', async () => {
  const w = world('failing view');
  const { host, client } = await quickMatch(w);
  await quiet(w, host, 5_000);
  const eve = await Client.at(host, { person: personId('eve'), name: 'Eve' });
  eyes.fail = true;
  const said = { type: 'chat', to: 'table', text: 'still here' } as const;
  const at = client.frame?.at ?? 0;
  for (let i = 0; i < 6; i++) {
    client.play();
    await quiet(w, host, 10_000);
  }
  const id = client.say(said);
  await host.settled();
  expect(client.answerTo(id)).toMatchObject({ type: 'ack' });
  expect(client.frame?.at).toBeGreaterThan(at);
  expect(w.reports.length).toBeGreaterThan(0);
  await expect(Client.at(host, { person: personId('cid'), name: 'Cid' })).rejects.toThrow();
  // whoever couldn't be welcomed isn't among those who are told
  expect(host.people).toBe(2);
  eyes.fail = false;
  client.say(said);
  await host.settled();
  expect(eve.frame?.at).toBe(client.frame?.at);
});
