import { adjust } from '@ettin/engine';
import type { Adjustment } from '@ettin/protocol';
import type { Seat } from '@ettin/schema';
import { byEngine, done, type Stepped } from '../machine/result.js';
import { gameRules } from '../state/rules.js';
import type { PlayState, TableState } from '../state/table.js';
import { afterwards } from './advance.js';
import { notice } from './log.js';
import { recorded } from './record.js';

/** Would it be possible now? Nobody is asked for what can't be. */
export function whyNoAdjustment(table: TableState, adjustment: Adjustment, by: Seat): Stepped {
  const { play } = table;
  if (play === null) throw new Error('there is no game');
  const tried = adjust(gameRules(table), play.state, by, adjustment);
  return tried.ok ? done(table) : byEngine(tried);
}

/**
 * What all have agreed on is done to the board. The game stood still while they were asked, so it is as possible as it was
 * then, unless somebody's time ran out in between.
 */
export function adjusted(table: TableState, adjustment: Adjustment, by: Seat): TableState {
  const { play } = table;
  if (play === null) return table;
  const made = adjust(gameRules(table), play.state, by, adjustment);
  if (!made.ok) return { ...table, play: notice(play, by, 'refuses:adjust') };
  const position = play.at + 1;
  const next: PlayState = {
    ...play,
    state: made.state,
    record: recorded(play, { type: 'adjust', player: by, adjustment }),
    at: position,
    moment: position,
    history: [],
    intents: [],
  };
  return afterwards(table, next, made.events);
}
