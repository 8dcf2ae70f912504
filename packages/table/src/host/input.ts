import type { Command } from '@ettin/protocol';
import { type Refused, refused } from '../machine/result.js';
import type { HostCommand } from '../state/entry.js';
import type { Connection } from './connection.js';

/** What a table is told to carry out: by somebody who is there, or by itself. */
export type Input =
  | { readonly from: Connection; readonly command: Command }
  /** `done`: null where it was carried out. Called again where the table has to be given up right after. */
  | { readonly from: null; readonly command: HostCommand; readonly done?: (no: Refused | null) => void };

export const GONE = refused('elsewhere', 'the table is not here any more');

/** Tells whoever waits for it that nothing comes of it any more: nobody waits for a table that has been given up. */
export function unheard(input: Input): void {
  if (input.from === null) input.done?.(GONE);
}
