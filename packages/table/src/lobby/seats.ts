import { editionIds } from '@ettin/editions';
import { type BotKind, DEFAULT_SETTINGS, type DeckChoice, type TableSettings } from '@ettin/protocol';
import type { Seat } from '@ettin/schema';
import { botTakesOver } from '../game/seats.js';
import { done, type Refused, refused, type Stepped } from '../machine/result.js';
import type { Entry } from '../state/entry.js';
import type { PersonState, TableState } from '../state/table.js';
import { seatOf, teamOf, withSeat } from '../state/who.js';
import { botName } from './bot-names.js';
import { deckFrom } from './deck.js';
import { emptySeats, onlyAllowed } from './people.js';
import { starterFor } from './starters.js';
import { checkTeams, faultsOf } from './team-check.js';

/** Takes an empty seat, or a bot's: in a game from the next turn on, since a bot may be in the middle of something. */
export function sit(
  table: TableState,
  person: PersonState,
  seat: Seat,
  deck: DeckChoice | undefined,
): Stepped {
  if (!person.invited) return refused('notInvited', 'only those who were invited sit down');
  const place = table.seats[seat];
  if (place === undefined) return refused('malformed', `there is no seat ${seat}`);
  if (place.occupant.kind === 'person')
    return place.occupant.person === person.id && deck === undefined
      ? done(table)
      : refused('seatTaken', 'somebody sits there');
  const from = seatOf(table, person.id);
  if (table.phase === 'playing') {
    if (from !== null) return refused('notNow', 'nobody changes seats in a game');
    if (deck !== undefined) return refused('notNow', "in a game you take over the bot's deck");
    if (place.coming !== null && place.coming !== person.id)
      return refused('seatTaken', 'somebody takes this seat over already');
    if (table.play?.left?.some(([who, team]) => who === person.id && team !== teamOf(table, seat)))
      return refused('otherTeam', 'you have seen the hands of the other team');
    const seats = table.seats.map((s) => (s.coming === person.id ? { ...s, coming: null } : s));
    return done(withSeat({ ...table, seats }, seat, { coming: person.id }));
  }
  const carried = from === null ? null : (table.seats[from]?.deck ?? null);
  let next = from === null ? table : withSeat(table, from, { occupant: { kind: 'nobody' }, ...LEFT });
  const read = deck === undefined ? carried : deckFrom(deck);
  if (read === undefined) return refused('badDeck', 'there is no such starter deck');
  next = withSeat(next, seat, {
    occupant: { kind: 'person', person: person.id },
    deck: read,
    ready: false,
    settings: from === null ? DEFAULT_SETTINGS : (table.seats[from]?.settings ?? DEFAULT_SETTINGS),
    passing: 0,
    coming: null,
  });
  return done(checkTeams(next));
}
const LEFT = { deck: null, ready: false, settings: DEFAULT_SETTINGS, passing: 0, coming: null };

export function stand(table: TableState, person: PersonState): Stepped {
  const coming = table.seats.findIndex((s) => s.coming === person.id);
  if (coming >= 0) return done(withSeat(table, coming, { coming: null }));
  const seat = seatOf(table, person.id);
  if (seat === null) return refused('notSeated', 'you have no seat');
  if (table.phase === 'playing')
    return refused('notNow', 'in a game you concede, or let a bot take your seat');
  return done(checkTeams(withSeat(table, seat, { occupant: { kind: 'nobody' }, ...LEFT })));
}

export function setDeck(table: TableState, seat: Seat, choice: DeckChoice): Stepped {
  if (table.phase === 'playing') return refused('notNow', 'decks are changed between games');
  const deck = deckFrom(choice);
  if (deck === undefined) return refused('badDeck', 'there is no such starter deck');
  return done(checkTeams(withSeat(table, seat, { deck, ready: false })));
}

/** Nobody is ready with a deck that can't be played: it is said then and not as the game begins. */
export function setReady(table: TableState, seat: Seat, ready: boolean): Stepped {
  if (table.phase === 'playing') return refused('notNow', 'the game has begun');
  const deck = table.seats[seat]?.deck ?? null;
  if (ready && deck === null) return refused('decksMissing', 'choose a deck first');
  const faults = deck === null ? [] : faultsOf(deck).filter((f) => f.blocks);
  if (ready && faults.length > 0)
    return refused(
      faults.some((f) => f.code === 'unsupportedCard' || f.code === 'unknownCard')
        ? 'unsupportedCard'
        : 'badDeck',
      faults[0]?.message ?? '',
      { faults },
    );
  return done(withSeat(table, seat, { ready }));
}

/** A bot on an empty seat, or another in a bot's place; in a game on the seat of somebody who isn't here. */
export function seatBot(
  table: TableState,
  seat: Seat,
  bot: BotKind,
  deck: DeckChoice | undefined,
  entry: Entry,
): Stepped {
  const place = table.seats[seat];
  if (place === undefined) return refused('malformed', `there is no seat ${seat}`);
  const { occupant } = place;
  if (table.phase === 'playing') {
    if (deck !== undefined) return refused('notNow', 'decks are changed between games');
    if (occupant.kind === 'person' && entry.drawn?.here?.includes(occupant.person) === true)
      return refused('seatTaken', 'they are here');
    return done(botTakesOver(table, seat, bot));
  }
  if (occupant.kind === 'person') return refused('seatTaken', 'somebody sits there');
  const kept = deck === undefined ? place.deck : null;
  const read = kept ?? deckFrom(deck ?? starterFor(table, seat));
  if (read === undefined) return refused('badDeck', 'there is no such starter deck');
  const seated = withSeat(table, seat, {
    ...LEFT,
    occupant: { kind: 'bot', bot, name: botName(seat) },
    deck: read,
    ready: true,
  });
  return done(checkTeams(seated));
}

export function emptySeat(table: TableState, seat: Seat): Stepped {
  const place = table.seats[seat];
  if (place === undefined) return refused('malformed', `there is no seat ${seat}`);
  if (table.phase === 'playing') return refused('notNow', 'a game has no empty seats');
  if (place.occupant.kind === 'person') return refused('seatTaken', 'somebody sits there');
  return done(checkTeams(withSeat(table, seat, { occupant: { kind: 'nobody' }, ...LEFT })));
}

/** Why a table can't have such settings; null where it can. Their shapes were looked at by the protocol's validator. */
export function whyNoSettings({ edition }: Partial<TableSettings>): Refused | null {
  if (edition === undefined || editionIds.includes(edition)) return null;
  return refused('malformed', `there is no edition ${edition}`);
}

/** Other settings before a game. With another number of heads all people stand up: the seats are other ones. */
export function configure(table: TableState, change: Partial<TableSettings>): Stepped {
  const no = whyNoSettings(change);
  if (no !== null) return no;
  const settings = { ...table.settings, ...change };
  if (table.phase === 'playing') {
    const free: readonly (keyof TableSettings)[] = ['botPace', 'watchers'];
    const fixed = (Object.keys(change) as (keyof TableSettings)[]).filter(
      (k) => !free.includes(k) && JSON.stringify(change[k]) !== JSON.stringify(table.settings[k]),
    );
    if (fixed.length > 0) return refused('notNow', `${fixed.join(', ')} can't be changed in a game`);
    return done(onlyAllowed({ ...table, settings }));
  }
  const resized = settings.heads !== table.settings.heads;
  const seats = resized
    ? emptySeats(settings.heads)
    : table.seats.map((s) => (s.occupant.kind === 'person' ? { ...s, ready: false } : s));
  // the game that was played has other seats than those that there are now
  const over = resized ? { phase: 'lobby' as const, play: null, interrupted: null } : {};
  return done(checkTeams(onlyAllowed({ ...table, settings, seats, ...over })));
}
