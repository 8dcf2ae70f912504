import { StorageFailed } from '@ettin/table';
import SQLite from 'better-sqlite3';

const WORDS = {
  full: 'there is no room left on the disk',
  locked: 'another process is using the file',
  damaged: "the file is damaged, or isn't one of Ettin's",
  closed: 'the store has been closed',
  unknown: 'it failed',
} as const;

/** What has gone wrong with the file, in a word that says what to do about it. */
export function failureOf(error: unknown, file: string): StorageFailed {
  if (error instanceof StorageFailed) return error;
  const why = codeOf(error);
  const detail = error instanceof Error ? ` (${error.message})` : '';
  return new StorageFailed(why, `${file}: ${WORDS[why]}${detail}`, { cause: error });
}

function codeOf(error: unknown): StorageFailed['code'] {
  if (error instanceof TypeError && error.message.includes('connection is not open')) return 'closed';
  const code = error instanceof SQLite.SqliteError ? error.code : systemCode(error);
  if (code === 'SQLITE_FULL' || code === 'ENOSPC' || code === 'EDQUOT') return 'full';
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) return 'locked';
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB' || code === 'SQLITE_FORMAT')
    return 'damaged';
  // SQLite tells a disk that runs full while a journal grows as a write that failed
  if (code === 'SQLITE_IOERR_WRITE' || code === 'SQLITE_IOERR_SHMSIZE') return 'full';
  return 'unknown';
}

function systemCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
