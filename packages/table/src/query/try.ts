import { apply } from '@ettin/engine';
import type { TryAnswer } from '@ettin/protocol';
import type { Action, Seat } from '@ettin/schema';
import { whyNotFor } from '../game/act.js';
import type { Refused } from '../machine/result.js';
import { gameRules } from '../state/rules.js';
import type { TableState } from '../state/table.js';

/** Would a person's action be legal now? Nothing happens, and nothing is told of what would. */
export function tryAction(table: TableState, seat: Seat | null, action: Action): TryAnswer {
  const { play } = table;
  if (play === null || table.phase !== 'playing')
    return { ok: false, code: 'notNow', message: 'there is no game' };
  if (seat === null) return { ok: false, code: 'notSeated', message: 'you have no seat' };
  const no = whyNotFor(play, seat, action.player);
  if (no !== null) return answerOf(no);
  const done = apply(gameRules(table), play.state, action);
  return done.ok ? { ok: true } : answerOf(done);
}

function answerOf({ code, message, rule, cite, about }: Refused): TryAnswer {
  return {
    ok: false,
    code,
    message,
    ...(rule === undefined ? {} : { rule }),
    ...(cite === undefined ? {} : { cite }),
    ...(about === undefined ? {} : { about }),
  };
}
