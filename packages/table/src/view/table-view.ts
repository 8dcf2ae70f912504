import type { PersonId, SeatView, TableView } from '@ettin/protocol';
import type { Seat } from '@ettin/schema';
import { nameOf } from '../game/begin.js';
import { sizeOf } from '../lobby/deck.js';
import { faultsOf } from '../lobby/team-check.js';
import type { SeatState, TableState } from '../state/table.js';
import { seatOf, teamOf } from '../state/who.js';

/**
 * The table as one person may know it. Lists of decks are in no view at all; what is wrong with one is for its owner and
 * teammates, and for the host where a bot plays it. `here`: who is connected, which the table itself doesn't keep.
 */
export function tableViewFor(table: TableState, person: PersonId, here: ReadonlySet<PersonId>): TableView {
  const seat = seatOf(table, person);
  const gone = table.interrupted;
  return {
    id: table.id,
    host: table.host,
    phase: table.phase,
    settings: table.settings,
    seats: table.seats.map((s, i) => seatView(table, s, i, person, seat)),
    people: table.people.map(({ id, name }) => ({ id, name, here: here.has(id), seat: seatOf(table, id) })),
    invitations: table.host === person ? table.invitations : [],
    game: table.games,
    score: table.score,
    ...(gone === null || gone.winner !== undefined ? {} : { interrupted: { game: gone.game } }),
  };
}

function seatView(
  table: TableState,
  s: SeatState,
  at: Seat,
  person: PersonId,
  viewer: Seat | null,
): SeatView {
  const { occupant, deck } = s;
  const faults = deck === null ? [] : faultsOf(deck);
  const knows =
    (viewer !== null && teamOf(table, viewer) === teamOf(table, at)) ||
    (occupant.kind === 'bot' && table.host === person);
  return {
    seat: at,
    team: teamOf(table, at),
    taken: occupant.kind,
    name: nameOf(table, s),
    person: occupant.kind === 'person' ? occupant.person : null,
    bot: occupant.kind === 'bot' ? occupant.bot : null,
    deck: deck === null ? null : { name: deck.name, starter: deck.starter, cards: sizeOf(deck.main) },
    faults: knows || faults.length === 0 ? faults : 'some',
    ready: s.ready,
    coming: s.coming,
  };
}
