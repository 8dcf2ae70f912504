import { findEventLeaks, findLeaks } from '@ettin/engine';
import type { ServerMessage, TableSettings } from '@ettin/protocol';
import type { Viewer } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { Client } from '../client.fixture.js';
import { TableHost } from '../host/host.js';
import { personId, quiet, world } from '../host.fixture.js';
import { rulesOf } from '../state/rules.js';
import type { TableState } from '../state/table.js';
import { frameFor, viewerOf } from './frame.js';

const PEOPLE = ['Ann', 'Bob', 'Cid', 'Dee'];

/** Four people and somebody who watches, at the beginning of a game. */
async function fourPeople(seed: string, settings: Partial<TableSettings> = {}) {
  const w = world(seed);
  const host = await TableHost.create(w.ports, {
    person: personId('Ann'),
    name: 'Ann',
    settings: { botPace: 0, ...settings },
  });
  const clients = [await Client.at(host, { person: personId('Ann'), name: 'Ann' })];
  clients[0]?.say({ type: 'invite' });
  await host.settled();
  const invitation = host.state.invitations[0] ?? '';
  for (const name of PEOPLE.slice(1))
    clients.push(await Client.at(host, { person: personId(name), name, invitation }));
  const watcher = await Client.at(host, { person: personId('Wim'), name: 'Wim' });
  const decks = ['hearth-chorus', 'toll-of-bells', 'storm-lanterns', 'cinder-and-coin'];
  for (const [seat, client] of clients.entries()) {
    client.say({ type: 'sit', seat, deck: { starter: decks[seat] ?? '' } });
    client.say({ type: 'ready', ready: true });
    await host.settled();
  }
  clients[0]?.say({ type: 'begin' });
  await host.settled();
  return { w, host, clients, watcher };
}

/** What this message tells of the game that its receiver mustn't know. */
function leaksIn(
  before: TableState,
  now: TableState,
  message: ServerMessage,
  viewer: Viewer,
): readonly string[] {
  if (message.type !== 'update' && message.type !== 'welcome') return [];
  const { play } = now;
  if (play === null) return [];
  const rules = rulesOf(now.settings.edition);
  const text = JSON.stringify(message);
  const leaks: string[] = [];
  if (play.state.result === null && text.includes(play.seed)) leaks.push('the seed');
  if (text.includes(play.state.random.key)) leaks.push('the key of the random stream');
  const events = (message.log ?? []).map((row) => row.event);
  const was = before.play?.state ?? play.state;
  leaks.push(...findEventLeaks(rules, was, play.state, events, viewer));
  return leaks;
}

describe('what is sent', () => {
  it('should tell nobody what they may not know, over a whole game', async () => {
    const { w, host, clients, watcher } = await fourPeople('a');
    const all = [...clients, watcher];
    const leaks: string[] = [];
    const check = (before: TableState, now: TableState) => {
      for (const one of all) {
        const viewer = viewerOf(now, one.person);
        for (const m of one.got) leaks.push(...leaksIn(before, now, m, viewer));
        one.got.length = 0;
        if (now.play === null || one.frame === null) continue;
        leaks.push(...findLeaks(rulesOf(now.settings.edition), now.play.state, viewer, one.frame.view));
        // what the patches have made is what the table would send whole
        expect(one.frame).toEqual(JSON.parse(JSON.stringify(frameFor(now, one.person))));
      }
    };
    check(host.state, host.state);
    for (let round = 0; round < 1_500 && host.state.phase === 'playing'; round++)
      for (const c of clients) {
        const before = host.state;
        if (!c.play()) continue;
        await quiet(w, host, 0);
        expect(c.refusals()).toEqual([]);
        check(before, host.state);
      }
    expect(leaks).toEqual([]);
    expect(w.reports).toEqual([]);
    expect(host.state.phase).toBe('over');
  });

  it('should keep plans, drafts, chat and pings of a team in the team', async () => {
    const { w, host, clients, watcher } = await fourPeople('talk');
    const [ann, bob, cid] = clients;
    await quiet(w, host, 0);
    const decision = ann?.frame?.view.pending[0];
    if (decision === undefined || decision.kind === 'waiting') throw new Error('nothing is asked');
    ann?.say({ type: 'draft', decision: decision.id, answer: { kind: 'mulligan', mulligan: true } });
    ann?.say({ type: 'chat', to: 'team', text: 'keep yours' });
    ann?.say({ type: 'chat', to: 'table', text: 'hello all' });
    ann?.say({ type: 'ping', target: 2 });
    await host.settled();
    expect(bob?.frame?.drafts).toHaveLength(1);
    const heard = (c: Client | undefined) => c?.social.map((s) => (s.type === 'chat' ? s.text : s.type));
    expect(heard(bob)).toEqual(['keep yours', 'hello all', 'ping']);
    for (const other of [cid, watcher]) {
      expect(other?.frame?.drafts).toEqual([]);
      expect(heard(other)).toEqual(['hello all']);
      expect(other?.social.map((s) => s.n)).toEqual([0]);
    }
  });

  it('should leave no trace in time of what a team says and plans, also where a clock runs', async () => {
    const clock = { team: 600, increment: 0, atZero: 'lose' } as const;
    const { w, host, clients, watcher } = await fourPeople('clock', { clock });
    const [ann, bob, cid] = clients;
    const runs = host.state.play?.clock?.runs ?? 0;
    const began = w.clock.now();
    expect(cid?.frame?.clock).toMatchObject({ left: [600_000, 600_000], runs, at: began });
    for (const c of [...clients, watcher]) c.got.length = 0;
    w.clock.pass(3_000);
    ann?.say({ type: 'chat', to: 'team', text: 'keep yours' });
    await host.settled();
    w.clock.pass(4_000);
    ann?.say({ type: 'ping', target: 2 });
    await host.settled();
    expect(bob?.got).toHaveLength(2);
    for (const other of [cid, watcher]) expect(other?.got).toEqual([]);
    // what they were told still says how much is left
    expect(host.state.play?.clock?.left[runs]).toBe(593_000);
    expect(cid?.frame?.clock).toMatchObject({ left: [600_000, 600_000], runs, at: began });
  });

  it("should tell the faults of a deck to its owner's team, and codes to the host alone", async () => {
    const w = world('decks');
    const host = await TableHost.create(w.ports, { person: personId('Ann'), name: 'Ann' });
    const ann = await Client.at(host, { person: personId('Ann'), name: 'Ann' });
    ann.say({ type: 'invite' });
    await host.settled();
    const invitation = host.state.invitations[0] ?? '';
    const [bob, cid] = [
      await Client.at(host, { person: personId('Bob'), name: 'Bob', invitation }),
      await Client.at(host, { person: personId('Cid'), name: 'Cid', invitation }),
    ];
    ann.say({ type: 'sit', seat: 0, deck: { list: '4 Shok\n56 Mountain', name: 'Burn' } });
    bob.say({ type: 'sit', seat: 1 });
    cid.say({ type: 'sit', seat: 2 });
    await host.settled();
    for (const c of [ann, bob])
      expect(c.table?.seats[0]?.faults).toMatchObject([
        { code: 'unknownCard', card: 'Shok', line: 1, blocks: true },
      ]);
    expect(cid.table?.seats[0]?.faults).toBe('some');
    expect(JSON.stringify(cid.got)).not.toContain('Shok');
    expect([ann.table?.invitations.length, bob.table?.invitations]).toEqual([1, []]);
  });
});
