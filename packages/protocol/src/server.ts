import type {
  Action,
  Answer,
  BotReason,
  GameEvent,
  Meaning,
  ObjectId,
  PlayerView,
  RefusalAbout,
  RefusalCode,
  Seat,
  Step,
} from '@ettin/schema';
import type { Adjustment } from './client.js';
import type { CommandId, InvitationCode, PersonId, TableId } from './ids.js';
import type { ViewPatch } from './patch.js';
import type { SeatSettings, TableSettings } from './settings.js';
import type { BotKind, ChatAudience, Phrase, TableRefusal } from './words.js';

/** Somebody at the table, as all may know them. */
export interface PersonView {
  readonly id: PersonId;
  readonly name: string;
  readonly here: boolean;
  readonly seat: Seat | null;
}

export interface SeatView {
  readonly seat: Seat;
  readonly team: number;
  readonly taken: 'nobody' | 'person' | 'bot';
  readonly name: string;
  readonly person: PersonId | null;
  readonly bot: BotKind | null;
  /** Its name alone: lists are for the owner and teammates. */
  readonly deck: { readonly name: string; readonly starter: string | null; readonly cards: number } | null;
  /** What is wrong with it, for the owner and teammates; others see that something is. */
  readonly faults: readonly DeckFaultView[] | 'some';
  readonly ready: boolean;
  /** Who takes it over from a bot when the next turn begins. */
  readonly coming: PersonId | null;
}

/** A fault by card and rule line; `code` for wording in the reader's language, `message` in English. */
export interface DeckFaultView {
  readonly code: string;
  readonly card: string | null;
  readonly line: number | null;
  readonly rule: string | null;
  /** Cards that are too few or too many, and how many there may or have to be; null where nothing is counted. */
  readonly counted: { readonly count: number; readonly limit: number } | null;
  readonly message: string;
  /** Names most like a misspelt one. */
  readonly near: readonly string[];
  /** Whether a game can't begin with it; what breaks only rules of deck construction may be played casually. */
  readonly blocks: boolean;
}

export interface TableView {
  readonly id: TableId;
  readonly host: PersonId;
  readonly phase: 'lobby' | 'playing' | 'over';
  readonly settings: TableSettings;
  readonly seats: readonly SeatView[];
  readonly people: readonly PersonView[];
  /** For the host: codes that let somebody in, newest last. */
  readonly invitations: readonly InvitationCode[];
  /** Counts games at this table; a rematch is the next. */
  readonly game: number;
  /** Games won, by team. */
  readonly score: readonly [number, number];
  /**
   * The latest game can't go on: the server has another version of the rules engine, which would play it otherwise. Its replay
   * is kept, and a rematch has the same seats and decks.
   */
  readonly interrupted?: { readonly game: number };
}

export interface ClockView {
  /** Milliseconds left, by team, at `at`. */
  readonly left: readonly [number, number];
  /** The team whose clock runs. */
  readonly runs: 0 | 1 | null;
  /** Milliseconds since the epoch, of the table's clock. */
  readonly at: number;
}

/** A joint answer in the making: a teammate's, or what a partner bot would do with its own part. */
export interface DraftView {
  readonly seat: Seat;
  readonly decision: number;
  readonly answer: Answer;
  /** A bot's reason. */
  readonly why?: BotReason;
}

/** What a partner bot is about to do, and why; it waits this long for a yes, no or wait. */
export interface IntentView {
  readonly intent: number;
  readonly seat: Seat;
  readonly action: Action;
  readonly why: BotReason | null;
  /** What it costs the team's life total; then the bot does it on a yes only. */
  readonly life: number;
  /** Milliseconds since the epoch; null once somebody said wait. */
  readonly at: number | null;
}

/** A question to everybody at the table. */
export interface ConsentView {
  readonly ask: number;
  readonly by: Seat;
  readonly what: { readonly type: 'undo' } | { readonly type: 'adjust'; readonly adjustment: Adjustment };
  /** Who has said yes. */
  readonly yes: readonly Seat[];
  /** Who is still to say. */
  readonly open: readonly Seat[];
}

/** All that a viewer's page needs of the game, besides the log. */
export interface GameFrame {
  /** Position of the game: counts every change, an undo too, so that no two positions have the same number. */
  readonly at: number;
  readonly view: PlayerView;
  /** What the viewer may do with priority, the pass first; empty without. Mana abilities apart. */
  readonly legal: readonly Action[];
  readonly mana: readonly Action[];
  /** Players that the viewer decides for: themselves, and whom they control. */
  readonly decidesFor: readonly Seat[];
  /** While the viewer pays by hand: what automatic payment would tap. */
  readonly taps: readonly ObjectId[];
  /**
   * Where the viewer's pass leads, if nobody does anything: what resolves, or the next step in which the viewer is asked, and
   * 'concerned' where that is only once something concerns them. Null without priority to pass.
   */
  readonly passTo:
    | { readonly resolves: ObjectId }
    | { readonly step: Step; readonly turn: number /** Whose turn it is then. */; readonly team: number }
    | 'concerned'
    | null;
  readonly settings: SeatSettings | null;
  readonly clock: ClockView | null;
  readonly drafts: readonly DraftView[];
  readonly intents: readonly IntentView[];
  readonly consent: ConsentView | null;
  /** Could the viewer's last action be taken back: freely, by consent, or not at all? */
  readonly undo: 'free' | 'consent' | null;
  /** SHA-256 of the seed, told before the game; and the seed, told after it. */
  readonly commitment: string;
  readonly seed: string | null;
}

/** What happened, as the viewer may know it. `n` counts the viewer's own log from 0. */
export interface LoggedEvent {
  readonly n: number;
  readonly event: GameEvent;
  /** A bot's or the table's reason, where one may be told. */
  readonly why?: BotReason;
}

export type SocialEvent =
  | {
      readonly type: 'chat';
      readonly n: number;
      readonly from: PersonId;
      readonly name: string;
      readonly seat: Seat | null;
      readonly to: ChatAudience;
      readonly text: string;
    }
  | {
      readonly type: 'phrase';
      readonly n: number;
      readonly from: PersonId | null;
      readonly name: string;
      readonly seat: Seat | null;
      readonly to: ChatAudience;
      readonly phrase: Phrase;
    }
  | {
      readonly type: 'ping';
      readonly n: number;
      readonly seat: Seat;
      readonly target: number;
      readonly arrowFrom: number | null;
    };

export interface TryAnswer {
  readonly ok: boolean;
  readonly code?: RefusalCode | TableRefusal;
  readonly rule?: string;
  readonly cite?: Meaning;
  readonly message?: string;
  readonly about?: RefusalAbout;
}

/** One way to use a card, and why not now; null: to pick something for a decision. */
export interface WhyAnswer extends TryAnswer {
  readonly action: Action | null;
}

export type ServerMessage =
  /**
   * Everything, after `hello` and `sync`. `seq` counts what this connection was sent, and nothing else: how much happens
   * that is not for its eyes can't be told from it. `log` and `social` are what the viewer may know, newest last, at most 400.
   */
  | {
      readonly type: 'welcome';
      readonly seq: number;
      readonly you: { readonly person: PersonId; readonly seat: Seat | null };
      readonly table: TableView;
      readonly game: GameFrame | null;
      readonly log: readonly LoggedEvent[];
      readonly social: readonly SocialEvent[];
      /** Milliseconds since the epoch of the table's clock. */
      readonly now: number;
    }
  /**
   * What has changed since `from`, the `seq` before. A client that holds another `seq` asks with `sync`. A part that
   * is absent hasn't changed. `view` patches `game.view` as `applyPatch` does; `game` replaces other parts of it.
   */
  | {
      readonly type: 'update';
      readonly from: number;
      readonly seq: number;
      readonly you?: { readonly person: PersonId; readonly seat: Seat | null };
      readonly table?: TableView;
      /** A new game, or none. */
      readonly whole?: GameFrame | null;
      readonly game?: Partial<Omit<GameFrame, 'view'>>;
      readonly view?: ViewPatch;
      readonly log?: readonly LoggedEvent[];
      readonly social?: readonly SocialEvent[];
    }
  /** The command is kept for good. `seq` counts the person's own; 0 where it was carried out too long ago to say. */
  | { readonly type: 'ack'; readonly id: CommandId; readonly seq: number }
  | {
      readonly type: 'refused';
      /** Null where the message had none. */
      readonly id: CommandId | null;
      readonly code: RefusalCode | TableRefusal;
      readonly message: string;
      readonly rule?: string;
      readonly cite?: Meaning;
      readonly about?: RefusalAbout;
      readonly faults?: readonly DeckFaultView[];
    }
  | { readonly type: 'tried'; readonly id: CommandId; readonly result: TryAnswer }
  | { readonly type: 'why'; readonly id: CommandId; readonly ways: readonly WhyAnswer[] }
  | { readonly type: 'echo'; readonly id: CommandId; readonly now: number }
  /** The table goes away; `again`: come back after so many milliseconds. */
  | {
      readonly type: 'closing';
      readonly reason: 'restart' | 'removed' | 'storage' | 'elsewhere';
      readonly again: number | null;
    };
