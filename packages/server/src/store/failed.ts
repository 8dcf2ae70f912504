import SQLite from 'better-sqlite3';
import type { Failed } from './jobs.js';

const WORDS = {
  full: 'there is no room left on the disk',
  locked: 'another process is using the file',
  damaged: "the file is damaged, or isn't one of Ettin's",
  closed: 'the store has been closed',
  unknown: 'it failed',
} as const;

/** A file that this Ettin may not write to, found before it has. */
export class RefusedFile extends Error {
  constructor(
    readonly why: Failed['code'],
    message: string,
  ) {
    super(message);
    this.name = 'RefusedFile';
  }
}

/** What has gone wrong with a file, in a word that says what to do about it. */
export function failedBy(error: unknown, file: string): Failed {
  if (error instanceof RefusedFile) return { code: error.why, message: error.message };
  const code = codeOf(error);
  const detail = error instanceof Error ? ` (${error.message})` : '';
  return { code, message: `${file}: ${WORDS[code]}${detail}` };
}

function codeOf(error: unknown): Failed['code'] {
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
