import {
  type GameFrame,
  type LoggedEvent,
  type PersonId,
  patchOf,
  type ServerMessage,
  type SocialEvent,
  sameJson,
  type TableView,
} from '@ettin/protocol';
import type { Viewer } from '@ettin/schema';
import { isSameClock } from '../game/clock.js';
import type { TableState } from '../state/table.js';
import { seatOf } from '../state/who.js';
import { frameFor, viewerOf } from './frame.js';
import { logFor, socialFor } from './log.js';
import { tableViewFor } from './table-view.js';

/** What one connection was last sent, to tell it of changes only. */
export interface Sent {
  /** Counts the messages of this kind that the connection was sent. */
  readonly seq: number;
  readonly viewer: Viewer;
  readonly table: TableView;
  readonly frame: GameFrame | null;
  /** Of which game: the next one has a log of its own. */
  readonly game: number;
  readonly logNext: number;
  readonly socialNext: number;
}

export interface Now {
  readonly table: TableState;
  readonly here: ReadonlySet<PersonId>;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
type Update = Extract<ServerMessage, { type: 'update' }>;

/** Everything that a person may know now; `seq` is the number that it has for its connection. */
export function welcome(
  now: Now,
  person: PersonId,
  seq: number,
): { readonly message: Welcome; readonly sent: Sent } {
  const { table } = now;
  const viewer = viewerOf(table, person);
  const frame = frameFor(table, person);
  const view = tableViewFor(table, person, now.here);
  const log = logFor(table, viewer);
  const social = socialFor(table, viewer);
  return {
    message: {
      type: 'welcome',
      seq,
      you: { person, seat: seatOf(table, person) },
      table: view,
      game: frame,
      log,
      social,
      now: now.at,
    },
    sent: {
      seq,
      viewer,
      table: view,
      frame,
      game: table.games,
      logNext: after(log),
      socialNext: after(social),
    },
  };
}

const after = (rows: readonly { readonly n: number }[], had = 0): number => (rows.at(-1)?.n ?? had - 1) + 1;

/**
 * What has changed since a connection was last sent something. Whoever sees with other eyes than before (they sat down,
 * or stood up) is told everything again.
 */
export function update(
  now: Now,
  person: PersonId,
  sent: Sent,
): { readonly message: Welcome | Update | null; readonly sent: Sent } {
  const { table } = now;
  const viewer = viewerOf(table, person);
  const seq = sent.seq + 1;
  if (viewer !== sent.viewer) return welcome(now, person, seq);
  const view = tableViewFor(table, person, now.here);
  const frame = frameFor(table, person);
  const anew = table.games !== sent.game;
  const log: readonly LoggedEvent[] = logFor(table, viewer, anew ? 0 : sent.logNext);
  const social: readonly SocialEvent[] = socialFor(table, viewer, sent.socialNext);
  const parts = {
    ...(sameJson(view, sent.table) ? {} : { table: view }),
    ...frameParts(sent.frame, frame, anew),
    ...(log.length === 0 ? {} : { log }),
    ...(social.length === 0 ? {} : { social }),
  };
  // of what is none of its receiver's business there is no trace, not even a number that goes on
  if (Object.keys(parts).length === 0) return { message: null, sent };
  const next: Sent = {
    seq,
    viewer,
    table: view,
    frame,
    game: table.games,
    logNext: after(log, anew ? 0 : sent.logNext),
    socialNext: after(social, sent.socialNext),
  };
  return { message: { type: 'update', from: sent.seq, seq, ...parts }, sent: next };
}

function frameParts(
  before: GameFrame | null,
  after: GameFrame | null,
  anew: boolean,
): Pick<Update, 'whole' | 'game' | 'view'> {
  if (after === null || before === null || anew) return after === before ? {} : { whole: after };
  const game: Record<string, unknown> = {};
  for (const key of Object.keys(after) as (keyof GameFrame)[])
    if (key !== 'view' && !isSame(key, before, after)) game[key] = after[key];
  const view = patchOf(before.view, after.view);
  return {
    ...(Object.keys(game).length === 0 ? {} : { game }),
    ...(Object.keys(view).length === 0 ? {} : { view }),
  };
}

/** A clock that has just gone on is no news; that it is looked at would tell of what only others were told. */
const isSame = (key: keyof GameFrame, before: GameFrame, after: GameFrame): boolean =>
  key === 'clock' ? isSameClock(before.clock, after.clock) : sameJson(before[key], after[key]);
