import type { Adjustment } from '@ettin/protocol';
import type { Seat } from '@ettin/schema';
import type { TableState } from '../state/table.js';

/** What all have agreed on is done to the board. */
export function adjusted(table: TableState, _adjustment: Adjustment, _by: Seat, _at: number): TableState {
  return table;
}
