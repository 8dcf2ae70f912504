import { DEFAULT_SETTINGS, type InvitationCode, LIMITS, nameKey, type PersonId } from '@ettin/protocol';
import { botTakesOver } from '../game/seats.js';
import { done, refused, type Stepped } from '../machine/result.js';
import type { HostCommand } from '../state/entry.js';
import type { PersonState, SeatState, TableState } from '../state/table.js';
import { personOf, seatOf, withSeat } from '../state/who.js';

type Of<T extends HostCommand['type']> = Extract<HostCommand, { type: T }>;

const EMPTY_SEAT: SeatState = {
  occupant: { kind: 'nobody' },
  deck: null,
  ready: false,
  settings: DEFAULT_SETTINGS,
  passing: 0,
  coming: null,
};

export const emptySeats = (heads: number): readonly SeatState[] =>
  Array.from({ length: 2 * heads }, () => EMPTY_SEAT);

/** The table that somebody opens, who is its host. */
export function createTable(command: Of<'create'>): TableState {
  const { table: id, person, name, settings, engine = 'unnamed' } = command;
  return {
    id,
    host: person,
    phase: 'lobby',
    settings,
    people: [{ id: person, name, invited: true, count: 0, done: [] }],
    seats: emptySeats(settings.heads),
    invitations: [],
    games: 0,
    score: [0, 0],
    play: null,
    interrupted: null,
    engine,
    social: [],
    socialNext: [0, 0, 0],
  };
}

/**
 * Somebody comes by an invitation, or to watch; the host, who had left an empty table, comes as one who may sit. Coming again
 * with an invitation lets a watcher sit. `here`: who is connected.
 */
export function join(table: TableState, command: Of<'join'>, here?: readonly PersonId[]): Stepped {
  const { person, invitation } = command;
  const known = personOf(table, person);
  const by = invitation !== null && table.invitations.includes(invitation) ? { by: invitation } : {};
  const invited = 'by' in by || person === table.host;
  if (invitation !== null && !invited)
    return refused('notInvited', 'this invitation was taken back, or never made');
  if (known !== undefined) {
    if (known.invited || !invited) return done(table);
    return done(withPerson(table, { ...known, invited: true, ...by }));
  }
  if (!invited && !table.settings.watchers)
    return refused('notInvited', 'only those who were invited come in');
  const people = table.people.length < LIMITS.people ? table.people : withRoom(table, here);
  if (people === null) return refused('tableFull', 'there are too many people here');
  const name = freeName(table, command.name);
  return done({ ...table, people: [...people, { id: person, name, invited, count: 0, done: [], ...by }] });
}

/** Without one of those who watched and have gone, so that a table isn't full of nobody; null where there is none. */
function withRoom(table: TableState, here: readonly PersonId[] | undefined): readonly PersonState[] | null {
  if (here === undefined) return null;
  const gone = table.people.find((p) => !p.invited && !sits(table, p.id) && !here.includes(p.id));
  return gone === undefined ? null : table.people.filter((p) => p !== gone);
}

/** The name, or with a number behind it where somebody has it. */
function freeName(table: TableState, name: string): string {
  for (let n = 1; ; n++) {
    const tail = n === 1 ? '' : ` ${n}`;
    const tried = `${name.slice(0, LIMITS.name - tail.length)}${tail}`;
    if (!isTaken(table, tried)) return tried;
  }
}

const isTaken = (table: TableState, name: string): boolean =>
  table.people.some((p) => nameKey(p.name) === nameKey(name));

export function rename(table: TableState, person: PersonState, name: string): Stepped {
  const wanted = name.trim();
  if (wanted === '') return refused('malformed', 'a name has letters');
  if (nameKey(person.name) !== nameKey(wanted) && isTaken(table, wanted))
    return refused('nameTaken', `somebody at the table is called ${wanted}`);
  return done(withPerson(table, { ...person, name: wanted }));
}

export function invite(table: TableState, code: InvitationCode | undefined): Stepped {
  if (code === undefined) throw new Error('an invitation needs a code that was drawn for it');
  if (table.invitations.length >= MOST_CODES)
    return refused('notNow', `there are ${MOST_CODES} invitations already: take one back first`);
  return done({ ...table, invitations: [...table.invitations, code] });
}
const MOST_CODES = 16;

export function revoke(table: TableState, code: InvitationCode): Stepped {
  if (!table.invitations.includes(code)) return refused('notInvited', 'there is no such invitation');
  const next = { ...table, invitations: table.invitations.filter((c) => c !== code) };
  return done(onlyAllowed({ ...next, people: next.people.map((p) => (p.by === code ? taken(next, p) : p)) }));
}

/** Whoever came by an invitation that is taken back isn't invited any more, unless they sit or are about to. */
function taken(table: TableState, { by: _, ...person }: PersonState): PersonState {
  return { ...person, invited: person.id === table.host || sits(table, person.id) };
}

const isAt = ({ occupant }: SeatState, person: PersonId): boolean =>
  occupant.kind === 'person' && occupant.person === person;

/** Has a seat, or is about to. */
const sits = (table: TableState, id: PersonId): boolean =>
  table.seats.some((s) => isAt(s, id) || s.coming === id);

/** The table without those who only watch, where nobody may without an invitation. */
export function onlyAllowed(table: TableState): TableState {
  if (table.settings.watchers) return table;
  const people = table.people.filter((p) => p.invited || p.id === table.host || sits(table, p.id));
  return people.length === table.people.length ? table : { ...table, people };
}

/** Somebody goes for good, or is sent away: their seat is a bot's in a game, and nobody's otherwise. */
export function leave(table: TableState, person: PersonId): Stepped {
  let next = table;
  const seat = seatOf(table, person);
  if (seat !== null)
    next =
      table.phase === 'playing'
        ? botTakesOver(table, seat, 'rookie')
        : withSeat(table, seat, { ...EMPTY_SEAT });
  next = { ...next, seats: next.seats.map((s) => (s.coming === person ? { ...s, coming: null } : s)) };
  next = { ...next, people: next.people.filter((p) => p.id !== person) };
  if (next.host !== person) return done(next);
  // whoever sits at the table, else whoever was invited; an empty table keeps the host who may come back
  const heir = next.people.find((p) => seatOf(next, p.id) !== null) ?? next.people.find((p) => p.invited);
  return done(heir === undefined ? next : { ...next, host: heir.id });
}

export function withPerson(table: TableState, person: PersonState): TableState {
  return { ...table, people: table.people.map((p) => (p.id === person.id ? person : p)) };
}
