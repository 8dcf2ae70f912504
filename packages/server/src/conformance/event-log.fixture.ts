import type { EventLog, Ownership } from '@ettin/table';
import { describe, expect, it } from 'vitest';

/** Drivers over storage that was empty; `again` opens the same storage anew, as a process does that starts. */
export interface StorageDrivers {
  readonly log: EventLog;
  readonly ownership: Ownership;
  readonly again: () => Promise<StorageDrivers>;
}

/** What every `EventLog` and `Ownership` has to hold to, whatever stores it. */
export function storageConformance(name: string, open: () => Promise<StorageDrivers>): void {
  const withTable = async () => {
    const drivers = await open();
    await drivers.log.create('t', 'make', '{"n":1}', 1_000);
    const claim = await drivers.ownership.claim('t');
    return { ...drivers, epoch: claim?.epoch ?? -1 };
  };
  const row = (epoch: number, seq: number, command = `c${seq}`) => ({
    table: 't',
    epoch,
    seq,
    command,
    body: `{"n":${seq}}`,
    at: seq * 1_000,
    playing: false,
  });

  describe(`${name}: the log`, () => {
    it('makes a table once, with its first row', async () => {
      const { log } = await open();
      expect(await log.find('t')).toBeNull();
      expect(await log.create('t', 'make', '{"n":1}', 1_000)).toBe(true);
      expect(await log.create('t', 'other', '{"n":2}', 1_000)).toBe(false);
      expect(await log.read('t', 0)).toEqual([{ seq: 1, command: 'make', body: '{"n":1}' }]);
      expect(await log.find('t')).toMatchObject({ table: 't', seq: 1 });
    });

    it('keeps rows in order, and gives those after a place', async () => {
      const { log, epoch } = await withTable();
      expect(await log.append(row(epoch, 2))).toEqual({ ok: true, seq: 2 });
      expect(await log.append(row(epoch, 3))).toEqual({ ok: true, seq: 3 });
      expect((await log.read('t', 1)).map((r) => r.seq)).toEqual([2, 3]);
      expect((await log.read('t', 2)).map((r) => r.body)).toEqual(['{"n":3}']);
      expect(await log.read('t', 3)).toEqual([]);
    });

    it('keeps a command once and tells where, also when the place has gone on', async () => {
      const { log, epoch } = await withTable();
      await log.append(row(epoch, 2, 'once'));
      await log.append(row(epoch, 3));
      expect(await log.append(row(epoch, 4, 'once'))).toEqual({ ok: false, why: 'duplicate', seq: 2 });
      expect((await log.find('t'))?.seq).toBe(3);
    });

    it('holds commands of different tables apart', async () => {
      const { log, epoch, ownership } = await withTable();
      await log.create('u', 'make', '{}', 1_000);
      const other = await ownership.claim('u');
      expect(await log.append(row(epoch, 2, 'same'))).toMatchObject({ ok: true });
      expect(await log.append({ ...row(other?.epoch ?? -1, 2, 'same'), table: 'u' })).toMatchObject({
        ok: true,
      });
    });

    it('refuses a place that is taken or leaves a gap, and a table that is not there', async () => {
      const { log, epoch } = await withTable();
      await log.append(row(epoch, 2));
      expect(await log.append(row(epoch, 2, 'late'))).toEqual({ ok: false, why: 'fenced' });
      expect(await log.append(row(epoch, 4))).toEqual({ ok: false, why: 'fenced' });
      expect(await log.append({ ...row(epoch, 2), table: 'none' })).toEqual({ ok: false, why: 'fenced' });
      expect((await log.read('t', 0)).map((r) => r.command)).toEqual(['make', 'c2']);
    });

    it('lets one of several writers have a place that all want', async () => {
      const { log, epoch } = await withTable();
      const all = await Promise.all([...'abcdefgh'].map((c) => log.append(row(epoch, 2, c))));
      expect(all.filter((r) => r.ok)).toHaveLength(1);
      expect(await log.read('t', 1)).toHaveLength(1);
    });

    it('takes rows that are sent without waiting, in the order of sending', async () => {
      const { log, epoch } = await withTable();
      const all = await Promise.all(Array.from({ length: 200 }, (_, i) => log.append(row(epoch, i + 2))));
      expect(all.every((r) => r.ok)).toBe(true);
      expect((await log.read('t', 0)).map((r) => r.seq)).toEqual(
        Array.from({ length: 201 }, (_, i) => i + 1),
      );
    });

    it('knows which tables have been quiet for long, and for how much longer those whose game goes on', async () => {
      const { log, epoch, ownership } = await withTable();
      for (const table of ['u', 'v']) await log.create(table, 'make', '{}', 2_000);
      const playing = (await ownership.claim('v'))?.epoch ?? -1;
      await log.append({ ...row(playing, 2), table: 'v', at: 2_000, playing: true });
      await log.append({ ...row(epoch, 2), at: 3_000 });
      const quiet = async (before: number, playingBefore: number, most = 9) =>
        (await log.quiet(before, playingBefore, most)).map((t) => t.table);
      expect(await quiet(2_000, 2_000)).toEqual([]);
      expect(await quiet(2_001, 2_000)).toEqual(['u']);
      expect(await quiet(3_000, 2_001)).toEqual(expect.arrayContaining(['u', 'v']));
      expect((await quiet(9_000, 0)).at(-1)).toBe('t');
      expect(await quiet(9_000, 9_000, 1)).toHaveLength(1);
      expect(await log.quiet(2_001, 0, 9)).toEqual([{ table: 'u', epoch: 0, seq: 1 }]);
    });

    it('forgets a table whole, for its owner and as it last was', async () => {
      const { log, epoch, again } = await withTable();
      await log.append(row(epoch, 2));
      await log.saveSnapshot('t', epoch, { seq: 2, version: 'v', blob: 's' });
      await log.create('u', 'make', '{"n":1}', 1_000);
      expect(await log.forget('t', epoch, 1)).toBe(false);
      expect(await log.forget('t', epoch - 1, 2)).toBe(false);
      expect(await log.read('t', 0)).toHaveLength(2);
      expect(await log.forget('t', epoch, 2)).toBe(true);
      expect(await log.forget('t', epoch, 2)).toBe(false);
      const { log: anew } = await again();
      expect([await anew.find('t'), await anew.latestSnapshot('t'), await anew.read('t', 0)]).toEqual([
        null,
        null,
        [],
      ]);
      expect(await anew.read('u', 0)).toHaveLength(1);
    });

    it('has everything again after it was opened anew', async () => {
      const { log, epoch, again } = await withTable();
      const body = JSON.stringify({ text: 'ümläut "quoted" 双頭 \u0000 end' });
      await log.append({ ...row(epoch, 2), body });
      await log.saveSnapshot('t', epoch, { seq: 2, version: 'v1', blob: '{"s":2}' });
      const { log: anew } = await again();
      expect((await anew.read('t', 1))[0]?.body).toBe(body);
      expect(await anew.latestSnapshot('t')).toEqual({ seq: 2, version: 'v1', blob: '{"s":2}' });
    });
  });

  describe(`${name}: owners`, () => {
    it('raises the epoch with each claim, and lets only the newest write', async () => {
      const { log, ownership, epoch } = await withTable();
      const newer = await ownership.claim('t');
      expect(newer?.epoch).toBe(epoch + 1);
      expect(await log.append(row(epoch, 2))).toEqual({ ok: false, why: 'fenced' });
      expect(await log.saveSnapshot('t', epoch, { seq: 1, version: 'v', blob: 'old' })).toBe(false);
      expect(await log.latestSnapshot('t')).toBeNull();
      expect(await log.append(row(epoch + 1, 2))).toEqual({ ok: true, seq: 2 });
    });

    it('knows who owns a table, and nobody after it was given back', async () => {
      const { ownership, epoch } = await withTable();
      expect(await ownership.owner('t')).toEqual({ owner: ownership.self, epoch });
      await ownership.release('t', epoch - 1);
      expect(await ownership.owner('t')).not.toBeNull();
      await ownership.release('t', epoch);
      expect(await ownership.owner('t')).toBeNull();
      expect((await ownership.claim('t'))?.epoch).toBe(epoch + 1);
    });

    it('has no owner for a table that is not there', async () => {
      const { ownership } = await open();
      expect(await ownership.claim('none')).toBeNull();
      expect(await ownership.owner('none')).toBeNull();
    });

    it('keeps epochs over a restart, so that a writer of before is fenced', async () => {
      const { epoch, again } = await withTable();
      const { log, ownership } = await again();
      expect(ownership.self).not.toBe('');
      expect((await ownership.claim('t'))?.epoch).toBe(epoch + 1);
      expect(await log.append(row(epoch, 2))).toEqual({ ok: false, why: 'fenced' });
    });
  });
}
