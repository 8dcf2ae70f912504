import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { StorageFailed } from '@ettin/table';
import SQLite from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { sqliteEventLog } from './event-log.js';
import { storePath } from './folder.fixture.js';
import { openStore, type Store } from './open.js';
import { sqliteOwnership } from './ownership.js';

const open: Store[] = [];
const opened = async (file: string) => {
  const store = await openStore(file);
  open.push(store);
  return store;
};
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});
const failure = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (e: unknown) => e,
  );
  if (!(error instanceof StorageFailed)) throw new Error(`no StorageFailed but ${String(error)}`);
  return error;
};

describe('opening a store', () => {
  it('writes through to the disk', async () => {
    const file = storePath();
    const store = await opened(file);
    await store.close();
    const sqlite = new SQLite(file, { readonly: true });
    expect(sqlite.pragma('journal_mode', { simple: true })).toBe('wal');
    sqlite.close();
  });

  it('refuses a file that another process holds, and names it', async () => {
    const file = storePath();
    await opened(file);
    const other = spawnSync(
      process.execPath,
      [
        '-e',
        `const S=require('better-sqlite3');try{const d=new S(process.argv[1],{timeout:0});d.pragma('locking_mode=EXCLUSIVE');d.exec('BEGIN IMMEDIATE');console.log('held')}catch(e){console.log(e.code)}`,
        file,
      ],
      { encoding: 'utf8' },
    );
    expect(other.stdout.trim()).toBe('SQLITE_BUSY');
    // locks of SQLite hold within a process too, between connections
    const error = await failure(openStore(file));
    expect(error.code).toBe('locked');
    expect(error.message).toContain(file);
  });

  it('opens again once the holder is gone', async () => {
    const file = storePath();
    await (await opened(file)).close();
    await expect(opened(file)).resolves.toBeDefined();
  });

  it.each([
    ['no database', Buffer.from('this is a letter to a friend, and no database at all\n'.repeat(40))],
    ['a page that has been written over', null],
  ])('refuses %s and leaves it as it was', async (_, content) => {
    const file = storePath();
    if (content !== null) writeFileSync(file, content);
    else {
      await (await opened(file)).close();
      const fd = openSync(file, 'r+');
      writeSync(fd, Buffer.alloc(3_000, 0xa5), 0, 3_000, 4_096);
      closeSync(fd);
    }
    const before = readFileSync(file);
    expect((await failure(openStore(file))).code).toBe('damaged');
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it("refuses another program's database and leaves it as it was", async () => {
    const file = storePath();
    const sqlite = new SQLite(file);
    sqlite.exec("CREATE TABLE letters (text); INSERT INTO letters VALUES ('dear')");
    sqlite.close();
    const before = readFileSync(file);
    const error = await failure(openStore(file));
    expect(error.code).toBe('damaged');
    expect(error.message).toContain('another program');
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0).toBe(false);
  });

  it('opens what a first start left that was killed before it had made anything', async () => {
    const file = storePath();
    const sqlite = new SQLite(file);
    // the file's first page is written with this, before it says whose it is
    sqlite.pragma('journal_mode = WAL');
    sqlite.close();
    expect(statSync(file).size).toBeGreaterThan(0);
    await expect(opened(file)).resolves.toBeDefined();
  });

  it('refuses what a newer Ettin has made', async () => {
    const file = storePath();
    await (await opened(file)).close();
    const sqlite = new SQLite(file);
    sqlite.pragma('user_version = 900');
    sqlite.close();
    expect((await failure(openStore(file))).message).toContain('newer');
  });

  it('says so when the folder is not there', async () => {
    expect((await failure(openStore(`${storePath()}/none/ettin.db`))).message).toContain('none');
  });
});

describe('a disk without room', () => {
  it('refuses the row by name, keeps all before it, and goes on when there is room again', async () => {
    const store = await opened(storePath());
    const log = sqliteEventLog(store);
    await log.create('t', 'make', '{}', 0);
    const epoch = (await sqliteOwnership(store).claim('t'))?.epoch ?? -1;
    const pages = await limitPages(store, 'now');
    const long = 'x'.repeat(200_000);
    const error = await failure(
      log.append({ table: 't', epoch, seq: 2, command: 'long', body: long, at: 0, playing: false }),
    );
    expect(error.code).toBe('full');
    expect(await log.read('t', 0)).toHaveLength(1);
    expect((await log.find('t'))?.seq).toBe(1);
    await limitPages(store, pages + 1_000);
    expect(
      await log.append({ table: 't', epoch, seq: 2, command: 'long', body: long, at: 0, playing: false }),
    ).toEqual({
      ok: true,
      seq: 2,
    });
  });

  it('refuses everything once closed', async () => {
    const store = await opened(storePath());
    await store.close();
    expect((await failure(sqliteEventLog(store).read('t', 0))).code).toBe('closed');
  });
});

/** SQLite's own limit of pages, which fails as a full disk does. Resolves with the pages in use. */
async function limitPages(store: Store, pages: number | 'now'): Promise<number> {
  const { sql } = await import('kysely');
  const found = await sql<{ page_count: number }>`PRAGMA page_count`.execute(store.db);
  const used = found.rows[0]?.page_count ?? 0;
  await sql`PRAGMA max_page_count = ${sql.lit(pages === 'now' ? used : pages)}`.execute(store.db);
  return used;
}
