import type { Adjustment } from '@ettin/protocol';
import type { Seat } from '@ettin/schema';

/** A question to all people who sit at the table. */
export interface Ask {
  readonly ask: number;
  readonly by: Seat;
  readonly what:
    | {
        readonly type: 'undo';
        /** Of the point of the history to go back to (`UndoPoint.actions`): its place changes when somebody goes. */
        readonly actions: number;
      }
    | { readonly type: 'adjust'; readonly adjustment: Adjustment };
  readonly yes: readonly Seat[];
  readonly open: readonly Seat[];
}
