import type { Seat } from '@ettin/schema';
import { done, refused, type Stepped } from '../machine/result.js';
import type { Ask } from '../state/ask.js';
import type { PlayState, TableState } from '../state/table.js';
import { peopleSeats } from '../state/who.js';
import { adjusted } from './adjust.js';
import { notice } from './log.js';
import { goBack } from './undo.js';

/** Asks everybody else who sits at the table; where nobody does, it is done at once. */
export function askAll(table: TableState, by: Seat, what: Ask['what']): Stepped {
  const { play } = table;
  if (play === null) throw new Error('there is no game');
  if (play.ask !== null) return refused('notNow', 'another question waits for its answers');
  const open = peopleSeats(table).filter((s) => s !== by);
  const ask: Ask = { ask: play.nextAsk, by, what, yes: [by], open };
  const next = { ...notice(play, by, `asks:${what.type}`), ask, nextAsk: play.nextAsk + 1 };
  return done(settleAsk({ ...table, play: next }));
}

export function answerAsk(table: TableState, seat: Seat, id: number, yes: boolean): Stepped {
  const { play } = table;
  const ask = play?.ask ?? null;
  if (play === null || ask === null || ask.ask !== id)
    return refused('notAsked', 'nothing like that is asked');
  // whoever asked may take it back
  if (!ask.open.includes(seat) && !(seat === ask.by && !yes)) return refused('notAsked', 'you have answered');
  if (!yes) return done({ ...table, play: notice({ ...play, ask: null }, seat, `refuses:${ask.what.type}`) });
  const open = ask.open.filter((s) => s !== seat);
  const next = { ...play, ask: { ...ask, open, yes: [...ask.yes, seat] } };
  return done(settleAsk({ ...table, play: next }));
}

/** Does what was asked once all have agreed; drops it where whoever asked has gone. */
export function settleAsk(table: TableState): TableState {
  const { play } = table;
  const ask = play?.ask ?? null;
  if (play === null || ask === null) return table;
  const people = peopleSeats(table);
  if (!people.includes(ask.by)) return withAsk(table, play, null);
  const open = ask.open.filter((s) => people.includes(s));
  if (open.length > 0) return withAsk(table, play, { ...ask, open });
  const agreed = withAsk(table, play, null);
  return ask.what.type === 'undo'
    ? goBack(agreed, ask.what.actions, ask.by, ask.yes.length > 1)
    : adjusted(agreed, ask.what.adjustment, ask.by);
}

function withAsk(table: TableState, play: PlayState, ask: Ask | null): TableState {
  return { ...table, play: { ...play, ask } };
}
