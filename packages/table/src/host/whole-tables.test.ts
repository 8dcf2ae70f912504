import type { TableSettings } from '@ettin/protocol';
import { describe, expect, it } from 'vitest';
import { Client } from '../client.fixture.js';
import { personId, playOut, quiet, type World, world } from '../host.fixture.js';
import { TableHost } from './host.js';

interface Sat {
  readonly w: World;
  readonly host: TableHost;
  readonly clients: readonly Client[];
  readonly watcher: Client;
}

/** A table of so many seats: people at `seats`, bots at all others, and one who only watches. */
async function seated(
  seed: string,
  seats: readonly number[],
  settings: Partial<TableSettings>,
): Promise<Sat> {
  const w = world(seed);
  const names = seats.map((s) => `p${s}`);
  const person = personId(names[0] ?? '');
  const host = await TableHost.create(w.ports, {
    person,
    name: names[0] ?? '',
    settings: { casual: true, ...settings },
  });
  const first = await Client.at(host, { person, name: names[0] ?? '' });
  first.say({ type: 'invite' });
  await host.settled();
  const invitation = first.table?.invitations[0] ?? '';
  const others: Client[] = [];
  for (const name of names.slice(1))
    others.push(await Client.at(host, { person: personId(name), name, invitation }));
  const clients = [first, ...others];
  for (const [i, c] of clients.entries()) c.say({ type: 'sit', seat: seats[i] ?? 0 });
  await host.settled();
  const heads = settings.heads ?? 2;
  for (let s = 0; s < 2 * heads; s++)
    if (!seats.includes(s)) first.say({ type: 'seatBot', seat: s, bot: 'rookie' });
  await host.settled();
  const starters = ['hearth-chorus', 'cinder-and-coin', 'storm-lanterns', 'hearth-chorus'];
  for (const [i, c] of clients.entries())
    c.say({ type: 'deck', deck: { starter: starters[i] ?? 'hearth-chorus' } });
  for (const c of clients) c.say({ type: 'ready', ready: true });
  await host.settled();
  const watcher = await Client.at(host, { person: personId('watcher'), name: 'Watcher' });
  first.say({ type: 'begin' });
  await host.settled();
  return { w, host, clients, watcher };
}

const noRefusals = (clients: readonly Client[]) =>
  clients.flatMap((c) => c.refusals().filter((r) => r.code !== 'stale')).map((r) => `${r.code} ${r.message}`);

describe('whole games at a table', () => {
  const tables: readonly (readonly [string, readonly number[], Partial<TableSettings>])[] = [
    ['two people of one team under the rules of 2005', [0, 1], { edition: '2005-fr' }],
    ['a person of each team under the rules of 2005', [0, 3], { edition: '2005-fr' }],
    ['three heads, two people and a bot against bots', [0, 1], { heads: 3 }],
    ['three heads, with a bot as the primary player', [1, 2], { heads: 3 }],
    ['four heads, a person of each team', [0, 5], { heads: 4 }],
    [
      'three heads under the rules of 2005, by the clock',
      [0, 4],
      { heads: 3, edition: '2005-fr', clock: { team: 3_600, increment: 5, atZero: 'autoPass' } },
    ],
  ];
  for (const [what, seats, settings] of tables)
    it(`should go to their end: ${what}`, async () => {
      const { w, host, clients, watcher } = await seated(what, seats, settings);
      expect(noRefusals(clients)).toEqual([]);
      const rounds = await playOut(w, host, clients);
      expect(w.reports).toEqual([]);
      expect(noRefusals(clients)).toEqual([]);
      expect(rounds).toBeLessThan(3_000);
      expect(watcher.table?.phase).toBe('over');
      expect(watcher.frame?.view.result).not.toBeNull();
      expect(Object.keys(watcher.frame?.view.hands ?? {})).toEqual([]);
      // the loser begins the next one
      const loser = 1 - (watcher.frame?.view.result?.winner ?? 1);
      clients[0]?.say({ type: 'rematch' });
      await host.settled();
      expect([host.state.phase, host.state.games, host.state.play?.startingTeam]).toEqual([
        'playing',
        2,
        loser,
      ]);
    });
});

describe('people who come and go in a game', () => {
  it('should leave a game that goes on, with whoever takes a seat over by an invitation', async () => {
    const { w, host, clients, watcher } = await seated('come and go', [0, 1, 3], { heads: 2 });
    const [first, second] = clients;
    if (first === undefined || second === undefined) throw new Error('nobody sits there');
    await playOut(w, host, clients, 12);
    expect(host.state.phase).toBe('playing');
    second.say({ type: 'leave' });
    await host.settled();
    expect(watcher.frame?.view.players[1]?.name).toBe('Bruno');
    const invitation = first.table?.invitations[0] ?? '';
    const late = await Client.at(host, { person: personId('late'), name: 'Late', invitation });
    late.say({ type: 'sit', seat: 1 });
    const playing = [first, late, ...clients.slice(2)];
    for (let i = 0; i < 40 && watcher.frame?.view.players[1]?.name !== 'Late'; i++)
      await playOut(w, host, playing, 1);
    expect(watcher.frame?.view.players[1]?.name).toBe('Late');
    await quiet(w, host, 5_000);
    expect([late.you?.seat, late.frame?.decidesFor]).toEqual([1, [1]]);
    const rounds = await playOut(w, host, playing);
    expect([rounds < 3_000, w.reports, noRefusals(playing)]).toEqual([true, [], []]);
  });
});
