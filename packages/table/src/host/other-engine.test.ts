import type { State } from '@ettin/engine';
import { readReplay } from '@ettin/replay';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Client } from '../client.fixture.js';
import { personId, quickMatch, quiet, type World, world } from '../host.fixture.js';
import { allRows, NO_ROWS, rowCount } from '../state/rows.js';
import { TableHost } from './host.js';
import { GameDiverged } from './open.js';

/** How the engine that is there now plays otherwise than the one before. */
const engine = vi.hoisted(() => ({ plays: 'the same' as 'the same' | 'otherwise' | 'not at all', from: 0 }));
vi.mock('@ettin/engine', async (original) => {
  const real = await original<typeof import('@ettin/engine')>();
  const apply: typeof real.apply = (rules, state, action) => {
    const done = real.apply(rules, state, action);
    if (!done.ok || engine.plays === 'the same' || done.state.seq < engine.from) return done;
    if (engine.plays === 'not at all') throw new Error('no such frame: Lightning of the hidden hand');
    const next: State = { ...done.state, timestamp: done.state.timestamp + 1 };
    return { ...done, state: next };
  };
  return { ...real, apply };
});
afterEach(() => {
  engine.plays = 'the same';
  engine.from = 0;
});

const ann = { person: personId('ann'), name: 'Ann' };
const under = (w: World, version: string) => ({ ...w.ports, version });

/** A game that has gone on for a while, and was left: with a snapshot at its last row, or as a kill leaves it. */
async function leftGoing(how: 'closed' | 'killed') {
  const w = world(`left ${how}`);
  const { host, client } = await quickMatch(w);
  for (let i = 0; i < 200 && (host.state.play?.state.seq ?? 0) < 150; i++) {
    await quiet(w, host, 10_000);
    client.play();
    await host.settled();
  }
  const id = client.say({ type: 'chat', to: 'table', text: 'brb' });
  await host.settled();
  expect(host.state.phase).toBe('playing');
  const { state } = host;
  if (how === 'closed') await host.close();
  return { w, id: host.id, said: id, state };
}

async function opened(w: World, version: string, id: string) {
  const host = await TableHost.open(under(w, version), id);
  if (host === null) throw new Error('there is no table');
  return { host, client: await Client.at(host, ann) };
}

describe('a table that another version of the engine opens', () => {
  it.each(['closed', 'killed'] as const)(
    'should go on with a game that it plays the same (%s)',
    async (how) => {
      const { w, id, state } = await leftGoing(how);
      const { host, client } = await opened(w, 'next', id);
      expect(JSON.stringify(host.state.play?.state)).toBe(JSON.stringify(state.play?.state));
      expect([client.table?.phase, client.table?.interrupted, w.reports]).toEqual(['playing', undefined, []]);
      await quiet(w, host, 10_000);
      client.play();
      await host.settled();
      expect(client.refusals()).toEqual([]);
      expect((await w.log.latestSnapshot(id))?.version).toMatch(/^next/);
    },
  );

  it.each([
    ['closed', 'otherwise'],
    ['closed', 'not at all'],
    ['killed', 'otherwise'],
    ['killed', 'not at all'],
  ] as const)('should say so of a game that it plays otherwise (%s, %s)', async (how, plays) => {
    const { w, id, said, state } = await leftGoing(how);
    engine.plays = plays;
    const { host, client } = await opened(w, 'next', id);
    expect([client.table?.phase, client.table?.interrupted, client.frame]).toEqual([
      'over',
      { game: 1 },
      null,
    ]);
    expect(w.reports.map((r) => r instanceof GameDiverged && r.divergence.engine)).toEqual(['test']);
    // seats, decks and what was said are as they were; a command that was acknowledged isn't carried out again
    expect(client.you?.seat).toBe(0);
    expect(host.state.seats.map((s) => s.deck?.name)).toEqual(state.seats.map((s) => s.deck?.name));
    const { at } = host;
    client.raw({ type: 'chat', id: said, to: 'table', text: 'brb' });
    await host.settled();
    expect([client.answerTo(said)?.type, host.at]).toEqual(['ack', at]);
    expect(client.social.filter((s) => s.type === 'chat')).toHaveLength(1);
  });

  it('should keep the game that was interrupted as a replay of the version that played it', async () => {
    const { w, id, state } = await leftGoing('closed');
    engine.plays = 'otherwise';
    await opened(w, 'next', id);
    const [kept] = w.replays.games;
    expect(kept).toMatchObject({ table: id, game: 1, people: [ann.person] });
    expect(kept !== undefined && 'winner' in kept).toBe(false);
    const read = readReplay(kept?.text ?? '');
    if (!read.ok) throw new Error(read.message);
    expect([read.replay.engine, read.replay.result]).toEqual(['test', null]);
    expect(read.replay.actions).toEqual(allRows(state.play?.record.actions ?? NO_ROWS));
  });

  it('should go as far as both play the same, where the other shows itself only after the snapshot', async () => {
    const { w, id, state } = await leftGoing('killed');
    engine.plays = 'otherwise';
    engine.from = (state.play?.state.seq ?? 0) - 2;
    await opened(w, 'next', id);
    const read = readReplay(w.replays.games[0]?.text ?? '');
    const actions = read.ok ? read.replay.actions.length : 0;
    expect(actions).toBeGreaterThan(rowCount(state.play?.record.actions ?? NO_ROWS) - 12);
    expect(actions).toBeLessThan(rowCount(state.play?.record.actions ?? NO_ROWS));
  });

  it('should have a rematch with the same seats and decks', async () => {
    const { w, id } = await leftGoing('closed');
    engine.plays = 'otherwise';
    const { host, client } = await opened(w, 'next', id);
    client.say({ type: 'rematch' });
    await host.settled();
    expect(client.refusals()).toEqual([]);
    expect([client.table?.phase, client.table?.game, client.table?.interrupted]).toEqual([
      'playing',
      2,
      undefined,
    ]);
    await host.close();
    const again = await opened(w, 'next', id);
    expect([again.client.table?.phase, again.client.table?.game]).toEqual(['playing', 2]);
  });

  it('should leave it interrupted for good, also under the version that played it', async () => {
    const { w, id } = await leftGoing('killed');
    engine.plays = 'otherwise';
    const first = await opened(w, 'next', id);
    // killed before its snapshot: the rows alone say so
    w.log.latestSnapshot = async () => null;
    await first.host.settled();
    engine.plays = 'the same';
    const back = await opened(w, 'test', id);
    expect([back.client.table?.phase, back.client.table?.interrupted]).toEqual(['over', { game: 1 }]);
    expect(back.host.state.interrupted?.engine).toBe('test');
  });

  it('should keep the score of games that were over before', async () => {
    const w = world('over before');
    const { host, client } = await quickMatch(w);
    await quiet(w, host, 5_000);
    client.say({ type: 'concede', bot: false });
    await host.settled();
    expect(host.state.score).toEqual([0, 1]);
    w.log.latestSnapshot = async () => null;
    engine.plays = 'otherwise';
    const other = await opened(w, 'next', host.id);
    expect(other.host.state.score).toEqual([0, 1]);
    expect([other.client.table?.phase, other.client.table?.interrupted]).toEqual(['over', undefined]);
    expect(w.replays.games).toHaveLength(1);
    other.client.say({ type: 'rematch' });
    await other.host.settled();
    expect(other.client.table?.game).toBe(2);
  });
});
