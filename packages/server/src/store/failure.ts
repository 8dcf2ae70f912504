import { StorageFailed } from '@ettin/table';
import { failedBy } from './failed.js';

/** What has gone wrong with the file, for whoever asked something of its store. */
export function failureOf(error: unknown, file: string): StorageFailed {
  if (error instanceof StorageFailed) return error;
  const { code, message } = failedBy(error, file);
  return new StorageFailed(code, message, { cause: error });
}
