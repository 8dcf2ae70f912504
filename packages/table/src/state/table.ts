import type { State } from '@ettin/engine';
import type {
  BotKind,
  ClockView,
  DeckFaultView,
  DraftView,
  IntentView,
  InvitationCode,
  PersonId,
  SeatSettings,
  SocialEvent,
  TableId,
  TableSettings,
} from '@ettin/protocol';
import type { ReplayAction, ReplaySetup } from '@ettin/replay';
import type { BotReason, GameEvent, Seat } from '@ettin/schema';
import type { Ask } from './ask.js';
import type { Rows } from './rows.js';

/**
 * A table as plain JSON, secrets and all: what its entries make of it (see `entry.ts`). Never written in place.
 *
 * Words that are easily confused:
 *   person   somebody who has come to the table, seated or not
 *   seat     a place of a team, and the player of the game who sits there; `Seat` is its number
 *   host     the person who arranges the table; the program that runs it is its `TableHost`
 *   viewer   whose eyes: a seat, or all those who only watch
 */
export interface TableState {
  readonly id: TableId;
  readonly host: PersonId;
  readonly phase: 'lobby' | 'playing' | 'over';
  readonly settings: TableSettings;
  readonly people: readonly PersonState[];
  /** Team by team, 2 * heads of them. */
  readonly seats: readonly SeatState[];
  /** Newest last. */
  readonly invitations: readonly InvitationCode[];
  /** Games begun. */
  readonly games: number;
  /** Games won, by team. */
  readonly score: readonly [number, number];
  /** The latest game; null before the first, and where it was interrupted. */
  readonly play: PlayState | null;
  /** Why there is no latest game: no engine here plays it as it was played. */
  readonly interrupted: Interrupted | null;
  /** Version of the program that the entries are from. */
  readonly engine: string;
  readonly social: readonly SocialRow[];
  /** Next number of a social event, for team 0, team 1, and those who watch. */
  readonly socialNext: readonly [number, number, number];
}

export interface PersonState {
  readonly id: PersonId;
  readonly name: string;
  /** Came by an invitation, and may sit; others may only watch. */
  readonly invited: boolean;
  /** The invitation that they came by, if they did. */
  readonly by?: InvitationCode;
  /** Commands of theirs that were carried out. */
  readonly count: number;
  /** The latest of them by their numbers, oldest first: sent again, they are acknowledged and nothing more. */
  readonly done: readonly (readonly [command: string, n: number])[];
}

export type Occupant =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'person'; readonly person: PersonId }
  | { readonly kind: 'bot'; readonly bot: BotKind; readonly name: string };

export interface SeatState {
  readonly occupant: Occupant;
  readonly deck: SeatDeck | null;
  readonly ready: boolean;
  readonly settings: SeatSettings;
  /** Turn in which `settings.passTurn` was asked for. */
  readonly passing: number;
  /** Takes the seat over from a bot when the next turn begins. */
  readonly coming: PersonId | null;
}

export interface SeatDeck {
  readonly name: string;
  readonly starter: string | null;
  /** As it was given; null for a starter, and for one that is too long to be read. */
  readonly list: string | null;
  /** Counts and names as the engine knows them. */
  readonly main: readonly CardCount[];
  readonly side: readonly CardCount[];
  /** What is wrong with this list by itself. */
  readonly own: readonly DeckFaultView[];
  /** What is wrong with it among its team's lists. */
  readonly team: readonly DeckFaultView[];
}
export type CardCount = readonly [count: number, name: string];

/** A game, and what the table keeps beside the engine's state. */
export interface PlayState {
  readonly state: State;
  /** See `GameFrame.at`. */
  readonly at: number;
  /** Position since which a pass still means the same: what a teammate passes changes nothing about it. */
  readonly moment: number;
  /** Whatever was meant for a position before this one is stale: it was undone. */
  readonly since: number;
  /** Secret until the game is over. */
  readonly seed: string;
  /** Newest last; the oldest are dropped. */
  readonly log: Rows<LogRow>;
  /** Next number of a viewer's log: by seat, and last those who watch. */
  readonly logNext: readonly number[];
  readonly drafts: readonly DraftView[];
  readonly intents: readonly Intent[];
  /** Intents that each team's bots have had; nobody learns how many the others' had. */
  readonly intentCount: readonly [number, number];
  /** What partner bots were told not to do in this turn, as `keyOf` writes it. */
  readonly declined: readonly string[];
  readonly ask: Ask | null;
  readonly nextAsk: number;
  /** Where people may go back to, newest last. */
  readonly history: readonly UndoPoint[];
  readonly clock: ClockView | null;
  /** By team: its time is up, and the least is done for it. */
  readonly timedOut: readonly [boolean, boolean];
  /** Passing by itself was interrupted for being long; the host goes on with it. */
  readonly more: boolean;
  readonly startingTeam: number;
  /** People who have left a seat of this game to a bot, and the team whose hands they saw. */
  readonly left?: readonly (readonly [person: PersonId, team: 0 | 1])[];
  /** The game as it finally went: what was taken back isn't in it. */
  readonly record: GameRecord;
}

/** A game that can't go on under the engine that is there now. */
export interface Interrupted {
  /** Counts from 1, as `TableState.games`. */
  readonly game: number;
  /** That played it. */
  readonly engine: string;
  readonly edition: string;
  readonly startingTeam: number;
  /** Null where not even its beginning can be made again. */
  readonly record: GameRecord | null;
  /** Hash of the state after the record. */
  readonly last: string;
  /** It was over: the team that won, null for a draw. */
  readonly winner?: number | null;
}

/** What makes the game again, move by move. Secret until it is over. */
export interface GameRecord {
  /** By whose rules it is played. */
  readonly edition: string;
  readonly setup: ReplaySetup;
  /** Hash of the edition's parameters and of all card data. */
  readonly rules: string;
  /** Who sat there as it began, by seat: 'person', 'bot:rookie'. */
  readonly players: readonly string[];
  readonly actions: Rows<ReplayAction>;
}

export interface LogRow {
  readonly event: GameEvent;
  /** Its number for each viewer, by seat and last those who watch; -1 for whom it isn't. */
  readonly n: readonly number[];
  /** A bot's reason, for its team's eyes. */
  readonly why?: BotReason;
  readonly whose?: number;
}

/** Without its number, which every audience counts for itself. */
export type SocialBody = SocialEvent extends infer E ? (E extends SocialEvent ? Omit<E, 'n'> : never) : never;
export interface SocialRow {
  readonly event: SocialBody;
  /** For team 0, team 1, and those who watch; -1 for whom it isn't. */
  readonly n: readonly [number, number, number];
}

export interface Intent extends IntentView {
  readonly step: string;
  readonly turn: number;
}

/** The game before a person's action. */
export interface UndoPoint {
  readonly by: PersonId;
  readonly seat: Seat;
  readonly state: State;
  /** Actions of the record before it. */
  readonly actions: number;
  /** Nothing has been learnt or answered since. */
  readonly free: boolean;
}
