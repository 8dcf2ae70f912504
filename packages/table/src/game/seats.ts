import { type BotKind, DEFAULT_SETTINGS } from '@ettin/protocol';
import type { Seat } from '@ettin/schema';
import { botName } from '../lobby/bot-names.js';
import type { PlayState, TableState } from '../state/table.js';
import { teamOf, withSeat } from '../state/who.js';
import { nameOf } from './begin.js';
import { settleAsk } from './consent.js';
import { notice } from './log.js';

/** A bot sits down in a game, for somebody who has gone or conceded. */
export function botTakesOver(table: TableState, seat: Seat, bot: BotKind): TableState {
  const before = nameAt(table, seat);
  const next = withSeat(table, seat, {
    occupant: { kind: 'bot', bot, name: botName(seat) },
    ready: true,
    settings: DEFAULT_SETTINGS,
    coming: null,
  });
  if (next.play === null || next.phase !== 'playing') return next;
  const { left = [] } = next.play;
  const gone = table.seats[seat]?.occupant;
  const play: PlayState = {
    ...next.play,
    ...(gone?.kind === 'person' ? { left: [...left, [gone.person, teamOf(table, seat)]] } : {}),
    intents: [],
    drafts: next.play.drafts.filter((d) => d.seat !== seat),
    history: next.play.history.filter((p) => p.seat !== seat),
  };
  return settleAsk({ ...next, play: notice(play, seat, `botTookSeat:${before}`) });
}

function nameAt(table: TableState, seat: Seat): string {
  const place = table.seats[seat];
  return place === undefined ? '' : nameOf(table, place);
}

/**
 * People who wait for a bot's seat get it where a turn has just begun, and before the first turn. Called when one has.
 */
export function takeSeats(table: TableState): TableState {
  const { play } = table;
  if (play === null || table.phase !== 'playing' || table.seats.every((s) => s.coming === null)) return table;
  return table.seats.reduce((t, s, seat) => {
    if (s.coming === null || t.play === null) return t;
    const sat = withSeat(t, seat, {
      occupant: { kind: 'person', person: s.coming },
      settings: DEFAULT_SETTINGS,
      coming: null,
    });
    const play = notice(t.play, seat, `personTookSeat:${nameAt(t, seat)}`);
    return { ...sat, play: { ...play, intents: [] } };
  }, table);
}
