import type { Command, PersonId, SeatSettings, TableSettings } from '@ettin/protocol';
import type { Seat } from '@ettin/schema';
import { act } from '../game/act.js';
import { whyNoAdjustment } from '../game/adjust.js';
import { advance } from '../game/advance.js';
import { begin, rematch } from '../game/begin.js';
import { withClock, withTime } from '../game/clock.js';
import { clockOut, concede } from '../game/concede.js';
import { answerAsk, askAll } from '../game/consent.js';
import { botDraft, setDraft } from '../game/drafts.js';
import { intend, intentDue, replyTo } from '../game/intents.js';
import { interrupt } from '../game/interrupt.js';
import { settle } from '../game/settle.js';
import { undo } from '../game/take-back.js';
import { createTable, invite, join, leave, rename, revoke, withPerson } from '../lobby/people.js';
import { configure, emptySeat, seatBot, setDeck, setReady, sit, stand } from '../lobby/seats.js';
import { social } from '../social/social.js';
import type { Entry, HostCommand } from '../state/entry.js';
import type { PersonState, TableState } from '../state/table.js';
import { personOf, seatOf, teamOf, withSeat } from '../state/who.js';
import { done, refused, type Stepped } from './result.js';

/** What earns its team the increment of a clock. */
const MOVES: readonly (Command | HostCommand)['type'][] = ['act', 'bot', 'intent', 'intentDue'];

/** A person keeps this many ids of commands that were carried out. */
const KEPT = 24;

/** The table that the first entry makes. Throws on any other. */
export function firstTable(entry: Entry): TableState {
  if (entry.command.type !== 'create') throw new Error('the first entry of a table creates it');
  return createTable(entry.command);
}

/**
 * What an entry makes of a table, or why it can't be. Pure: the same entries give the same table.
 */
export function step(table: TableState, entry: Entry): Stepped {
  const before = table.phase === 'playing' ? (table.play?.state.turn.number ?? null) : null;
  const { by, command } = entry;
  // nobody's clock ran while no process had the table
  const now = command.type === 'resume' ? table : withTime(table, entry.at);
  const went = by === null ? byHost(now, entry) : byPerson(now, entry, by);
  if (!went.ok) return went;
  const settled = withClock(settle(went.table, before), MOVES.includes(command.type));
  return done(remember(settled, entry));
}

/** The table with a command of a person's among those that were carried out. */
export function remember(table: TableState, { by, command }: Entry): TableState {
  if (by === null || !('id' in command)) return table;
  const person = personOf(table, by);
  if (person === undefined) return table;
  const count = person.count + 1;
  return withPerson(table, {
    ...person,
    count,
    done: [...person.done, [command.id, count] as const].slice(-KEPT),
  });
}

function byHost(table: TableState, entry: Entry): Stepped {
  const command = entry.command as HostCommand;
  const { play } = table;
  switch (command.type) {
    case 'create':
      return refused('notNow', 'the table is there already');
    case 'join':
      return join(table, command, entry.drawn?.here);
    case 'bot': {
      if (play === null || table.phase !== 'playing') return refused('notNow', 'there is no game');
      if (command.seen !== play.at || play.ask !== null) return refused('stale', 'the game has gone on');
      const reason = { why: command.why, whose: teamOf(table, command.seat) };
      return advance(table, command.action, { kind: 'bot', reason });
    }
    case 'intend':
      return intend(table, command);
    case 'botDraft':
      return botDraft(table, command);
    case 'intentDue':
      return intentDue(table, command.intent, entry.at);
    case 'clockOut':
      return clockOut(table, command.team);
    case 'goOn':
      return play?.more === true ? done(table) : refused('notNow', 'there is nothing to go on with');
    case 'resume':
      return done({
        ...table,
        engine: command.engine ?? 'unnamed',
        ...(play === null || play.clock === null
          ? {}
          : { play: { ...play, clock: { ...play.clock, at: entry.at } } }),
      });
    case 'interrupt':
      return done(table.phase === 'playing' && table.games === command.game ? interrupt(table) : table);
  }
}

const HOST_ONLY: readonly Command['type'][] = [
  'seatBot',
  'emptySeat',
  'configure',
  'begin',
  'rematch',
  'remove',
  'invite',
  'revoke',
];

function byPerson(table: TableState, entry: Entry, id: PersonId): Stepped {
  const command = entry.command as Command;
  const person = personOf(table, id);
  if (person === undefined) return refused('notInvited', 'you are not at this table');
  if (HOST_ONLY.includes(command.type) && table.host !== id)
    return refused('notHost', 'only the host of the table does this');
  switch (command.type) {
    case 'chat':
    case 'phrase':
    case 'ping':
      return social(table, person, command);
    default:
      return lobby(table, entry, person, command);
  }
}

function lobby(
  table: TableState,
  entry: Entry,
  person: PersonState,
  command: Exclude<Command, { type: 'chat' | 'phrase' | 'ping' }>,
): Stepped {
  const seat = seatOf(table, person.id);
  switch (command.type) {
    case 'sit':
      return sit(table, person, command.seat, command.deck);
    case 'stand':
      return stand(table, person);
    case 'rename':
      return rename(table, person, command.name);
    case 'seatBot':
      return seatBot(table, command.seat, command.bot, command.deck, entry);
    case 'emptySeat':
      return emptySeat(table, command.seat);
    case 'configure':
      return configure(table, given<TableSettings>(command.settings));
    case 'begin':
      return begin(table, seedOf(entry), entry.at);
    case 'rematch':
      return rematch(table, seedOf(entry), entry.at);
    case 'remove':
      if (personOf(table, command.person) === undefined)
        return refused('malformed', 'nobody of that id is here');
      if (command.person === table.host) return refused('notNow', 'the host leaves by themselves');
      return leave(table, command.person);
    case 'invite':
      return invite(table, entry.drawn?.code);
    case 'revoke':
      return revoke(table, command.code);
    case 'leave':
      return leave(table, person.id);
    default:
      if (seat === null) return refused('notSeated', 'you have no seat');
      return seated(table, person, seat, command);
  }
}

type SeatedCommand = Extract<
  Command,
  {
    type:
      | 'deck'
      | 'ready'
      | 'act'
      | 'settings'
      | 'draft'
      | 'intent'
      | 'undo'
      | 'adjust'
      | 'consent'
      | 'concede';
  }
>;

function seated(table: TableState, person: PersonState, seat: Seat, command: SeatedCommand): Stepped {
  switch (command.type) {
    case 'deck':
      return setDeck(table, seat, command.deck);
    case 'ready':
      return setReady(table, seat, command.ready);
    case 'act':
      return act(table, person.id, seat, command.action, command.at);
    case 'settings':
      return settings(table, seat, given<SeatSettings>(command.settings));
    default:
      break;
  }
  if (table.phase !== 'playing') return refused('notNow', 'there is no game');
  switch (command.type) {
    case 'draft':
      return setDraft(table, seat, command);
    case 'intent':
      return replyTo(table, seat, command.intent, command.reply);
    case 'undo':
      return undo(table, person.id, seat);
    case 'adjust': {
      const { adjustment } = command;
      const tried = whyNoAdjustment(table, adjustment, seat);
      return tried.ok ? askAll(table, seat, { type: 'adjust', adjustment }) : tried;
    }
    case 'consent':
      return answerAsk(table, seat, command.ask, command.yes);
    case 'concede':
      return concede(table, seat, command.bot);
  }
}

function settings(table: TableState, seat: Seat, change: Partial<SeatSettings>): Stepped {
  const now = table.seats[seat]?.settings;
  if (now === undefined) return refused('malformed', `there is no seat ${seat}`);
  const turn = table.play?.state.turn.number ?? 0;
  return done(
    withSeat(table, seat, {
      settings: { ...now, ...change },
      ...(change.passTurn === true ? { passing: turn } : {}),
    }),
  );
}

/** What was really said of a partial: JSON has no undefined, the types of its validator do. */
function given<T>(change: { readonly [K in keyof T]?: T[K] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>;
}

function seedOf(entry: Entry): string {
  const seed = entry.drawn?.seed;
  if (seed === undefined) throw new Error('a game needs a seed that was drawn for it');
  return seed;
}
