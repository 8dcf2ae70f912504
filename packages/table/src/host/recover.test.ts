import { describe, expect, it } from 'vitest';
import { Client } from '../client.fixture.js';
import { personId, playOut, quickMatch, quiet, world } from '../host.fixture.js';
import { firstTable, step } from '../machine/step.js';
import { MemoryLog } from '../memory/event-log.js';
import { type LogRow, StorageFailed } from '../ports/event-log.js';
import type { Entry } from '../state/entry.js';
import type { TableState } from '../state/table.js';
import { TableHost } from './host.js';
import { recover } from './recover.js';

/** A game of a person and three bots to its end: its rows, and the tables that there were after them. */
async function record() {
  const w = world('recorded');
  const tables = new Map<number, TableState>();
  const { host, client } = await quickMatch(w);
  const { append } = w.log;
  // before a row is kept, the table is what the rows so far have made
  w.log.append = (row) => {
    tables.set(row.seq - 1, host.state);
    return append.call(w.log, row);
  };
  await playOut(w, host, [client]);
  tables.set(host.at, host.state);
  return { w, host, client, tables, rows: await w.log.read(host.id, 0) };
}
let made: ReturnType<typeof record> | null = null;
const recorded = (): ReturnType<typeof record> => {
  made ??= record();
  return made;
};

/** Everything as text, but for the states that an undo would go back to: those were looked at in their own time. */
const textOf = (table: TableState): string =>
  JSON.stringify({ ...table, play: table.play && { ...table.play, history: table.play.history.length } });

/** A log that has been kept as far as this row, as if the process had been killed right after it. */
async function killedAt(rows: readonly LogRow[], last: number): Promise<{ log: MemoryLog; id: string }> {
  const log = new MemoryLog();
  const [first, ...rest] = rows.slice(0, last);
  if (first === undefined) throw new Error('there is no row');
  const id = firstTable(JSON.parse(first.body) as Entry).id;
  await log.create(id, first.command, first.body, 0);
  const owned = await log.ownership('killed').claim(id);
  for (const { seq, command, body } of rest)
    await log.append({ table: id, epoch: owned?.epoch ?? 0, seq, command, body, at: 0, playing: true });
  return { log, id };
}

const wholeText = (table: TableState): string => JSON.stringify(table);

describe('a table that is opened again', () => {
  it('should be after each entry what it was then, bit for bit', async () => {
    const { host, tables, rows } = await recorded();
    expect(rows.length).toBe(host.at);
    let table: TableState | null = null;
    for (const row of rows) {
      const entry = JSON.parse(row.body) as Entry;
      if (table === null) table = firstTable(entry);
      else {
        const went = step(table, entry);
        if (!went.ok) throw new Error(`row ${row.seq}: ${went.message}`);
        table = went.table;
      }
      const then = tables.get(row.seq);
      if (then !== undefined && textOf(table) !== textOf(then))
        throw new Error(`another table after row ${row.seq}`);
    }
    expect(table === null ? '' : wholeText(table)).toBe(wholeText(host.state));
    expect(tables.size).toBeGreaterThan(200);
  });

  it('should go on from any row at which it was killed, with everybody back', async () => {
    const { rows, tables, client } = await recorded();
    const places = Array.from({ length: 12 }, (_, i) => Math.floor(((i + 1) * rows.length) / 12));
    for (const last of places) {
      const { log, id } = await killedAt(rows, last);
      const w = world(`after ${last}`, log);
      const host = await TableHost.open(w.ports, id);
      if (host === null) throw new Error('there is no table');
      const then = tables.get(last);
      if (then !== undefined) expect(wholeText(host.state)).toBe(wholeText(then));
      const back = await Client.at(host, { person: client.person, name: 'Ann' });
      expect(back.you?.seat).toBe(last < 3 ? null : 0);
      const at = host.at;
      await quiet(w, host, 10_000);
      for (let i = 0; i < 3; i++) {
        back.play();
        await quiet(w, host, 10_000);
      }
      if (host.state.phase === 'playing') expect(host.at).toBeGreaterThan(at);
      expect([w.reports, back.refusals()]).toEqual([[], []]);
      await host.close();
    }
  });

  it('should be the same from a snapshot as from all rows, and share what it shared', async () => {
    const { w, host } = await recorded();
    const snapshot = await w.log.latestSnapshot(host.id);
    expect(snapshot?.seq).toBeGreaterThan(100);
    // undone states are nearly the whole of it unless they are shared
    expect((snapshot?.blob.length ?? 0) / 1024).toBeLessThan(1_000);
    const again = await TableHost.open(w.ports, host.id);
    expect(again === null ? '' : wholeText(again.state)).toBe(wholeText(host.state));
    // another version plays the same game, and says who it is
    const other = await TableHost.open({ ...w.ports, version: 'other' }, host.id);
    expect(other === null ? '' : wholeText({ ...other.state, engine: 'test' })).toBe(wholeText(host.state));
    expect(other?.state.engine).toBe('other');
  });

  it('should carry a command out once, however often it comes and whenever', async () => {
    const w = world('once');
    const { host, client } = await quickMatch(w);
    await quiet(w, host, 5_000);
    const id = client.say({ type: 'chat', to: 'table', text: 'hello' });
    await host.settled();
    const first = client.answerTo(id);
    expect(first).toMatchObject({ type: 'ack' });
    client.raw({ type: 'chat', id, to: 'table', text: 'hello' });
    await host.settled();
    await host.close();
    const again = await TableHost.open(w.ports, host.id);
    if (again === null) throw new Error('there is no table');
    await client.connect(again, { person: client.person, name: 'Ann' });
    client.raw({ type: 'chat', id, to: 'table', text: 'hello' });
    await again.settled();
    expect(client.got.filter((m) => 'id' in m && m.id === id)).toEqual([first, first, first]);
    expect(client.social.map((s) => (s.type === 'chat' ? s.text : ''))).toEqual(['hello']);
  });

  it('should be given up by a process that does not own it any more, without a word acknowledged', async () => {
    const w = world('two');
    const { host, client } = await quickMatch(w);
    await quiet(w, host, 5_000);
    const other = await TableHost.open(w.ports, host.id);
    const id = client.say({ type: 'chat', to: 'table', text: 'is anybody there' });
    await host.settled();
    expect(client.answerTo(id)).toBeUndefined();
    expect(client.got.at(-1)).toMatchObject({ type: 'closing', reason: 'elsewhere' });
    expect(other?.state.social).toEqual([]);
  });

  it('should say that it closes when nothing can be written any more', async () => {
    const w = world('full');
    const { host, client } = await quickMatch(w);
    await quiet(w, host, 5_000);
    const before = host.state;
    w.log.append = () => Promise.reject(new StorageFailed('full', 'the disk is full'));
    const id = client.say({ type: 'chat', to: 'table', text: 'lost' });
    await host.settled();
    expect(client.answerTo(id)).toBeUndefined();
    expect(client.got.at(-1)).toEqual({ type: 'closing', reason: 'storage', again: null });
    expect(host.state).toBe(before);
  });

  it('should not be opened from a log with a gap, or one that says what can not be', async () => {
    const { rows } = await recorded();
    expect(() => recover(rows.slice(1), null)).toThrow(StorageFailed);
    expect(() => recover([...rows.slice(0, 5), ...rows.slice(6)], null)).toThrow(/row 6 is missing/);
    const broken = rows.map((r, i) => (i === 9 ? { ...r, body: '{"at":' } : r));
    expect(() => recover(broken, null)).toThrow(/no JSON/);
    expect(await TableHost.open(world().ports, personId('nothing'))).toBeNull();
  });
});

describe('a game that is over', () => {
  it('should stay one of its own rules where the table is set to others for the next', async () => {
    const w = world('rules');
    const { host, client } = await quickMatch(w, { edition: '2005-08' });
    client.say({ type: 'concede', bot: false });
    client.say({ type: 'configure', settings: { edition: '2026' } });
    await host.settled();
    expect([host.state.settings.edition, client.frame?.view.edition]).toEqual(['2026', '2005-08']);
    expect(host.replay(client.person, 1)).toMatchObject({ replay: { edition: '2005-08' } });
    await host.close();
    const again = await TableHost.open({ ...w.ports, version: 'another program' }, host.id);
    expect([again?.state.interrupted, w.reports]).toEqual([null, []]);
  });
});
