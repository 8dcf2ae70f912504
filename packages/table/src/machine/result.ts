import type { DeckFaultView, TableRefusal } from '@ettin/protocol';
import type { Meaning, Refusal, RefusalAbout, RefusalCode } from '@ettin/schema';
import type { TableState } from '../state/table.js';

export interface Refused {
  readonly ok: false;
  readonly code: TableRefusal | RefusalCode;
  /** For people, in English. */
  readonly message: string;
  readonly rule?: string;
  readonly cite?: Meaning;
  readonly about?: RefusalAbout;
  readonly faults?: readonly DeckFaultView[];
}

export type Stepped = { readonly ok: true; readonly table: TableState } | Refused;

export const done = (table: TableState): Stepped => ({ ok: true, table });

export function refused(
  code: TableRefusal | RefusalCode,
  message: string,
  more: { readonly faults?: readonly DeckFaultView[] } = {},
): Refused {
  return { ok: false, code, message, ...more };
}

/** A refusal of the engine, which names its rule. */
export const byEngine = ({ code, message, rule, cite, about }: Refusal): Refused => ({
  ok: false,
  code,
  message,
  rule,
  cite,
  ...(about === undefined ? {} : { about }),
});
