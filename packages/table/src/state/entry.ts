import type { Command, InvitationCode, PersonId, TableId, TableSettings } from '@ettin/protocol';
import type { Action, Answer, BotReason, Seat } from '@ettin/schema';
import type { Mark } from './mark.js';

/**
 * One thing that happened at a table, as it is kept in the log. The entries alone make the table: whatever is random,
 * timed or decided by a bot is in them.
 */
export interface Entry {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Null: the table itself, or a bot. */
  readonly by: PersonId | null;
  readonly command: Command | HostCommand;
  /** What it made of the game, where it changed one. */
  readonly mark?: Mark;
  /** Drawn for this entry by whoever runs the table. */
  readonly drawn?: {
    /** Of the game that begins; secret. */
    readonly seed?: string;
    readonly code?: InvitationCode;
    /** Who was connected. */
    readonly here?: readonly PersonId[];
  };
}

/** What nobody's client may say. */
export type HostCommand =
  | {
      readonly type: 'create';
      readonly table: TableId;
      readonly person: PersonId;
      readonly name: string;
      readonly settings: TableSettings;
      /** Version of the program that makes this entry and those after it; the first programs didn't say. */
      readonly engine?: string;
    }
  /** Whether they may: by invitation, or to watch where that is allowed. */
  | {
      readonly type: 'join';
      readonly person: PersonId;
      readonly name: string;
      readonly invitation: InvitationCode | null;
    }
  /** `seen`: the position that it was decided at. */
  | {
      readonly type: 'bot';
      readonly seat: Seat;
      readonly action: Action;
      readonly why: BotReason | null;
      readonly seen: number;
    }
  /** A partner bot says what it is about to do; `due`: when it will, null until its teammate agrees. */
  | {
      readonly type: 'intend';
      readonly seat: Seat;
      readonly action: Action;
      readonly why: BotReason | null;
      readonly life: number;
      readonly due: number | null;
      readonly seen: number;
    }
  /** A partner bot's part of what a person decides for the team: theirs to take, change or leave. */
  | {
      readonly type: 'botDraft';
      readonly seat: Seat;
      readonly decision: number;
      readonly answer: Answer;
      readonly why: BotReason;
      readonly seen: number;
    }
  | { readonly type: 'intentDue'; readonly intent: number }
  | { readonly type: 'clockOut'; readonly team: 0 | 1 }
  /** Goes on passing by itself (`PlayState.more`). */
  | { readonly type: 'goOn' }
  /** Another process runs the table from now on; nobody's clock ran in between. */
  | { readonly type: 'resume'; readonly engine?: string }
  /** The game of this number can't go on: the engine that is there now would play it otherwise. */
  | { readonly type: 'interrupt'; readonly game: number };
