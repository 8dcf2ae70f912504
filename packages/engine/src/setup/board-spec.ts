import type { GameEvent, ObjectId, Seat, Step } from '@ettin/schema';
import type { State } from '../state/state.js';

/** A permanent of a board. Nothing said: untapped, undamaged, under its owner's control since before this turn. */
export interface PermanentSpec {
  /** Exact name of a card, or of a token that some card makes. */
  readonly card: string;
  /** Name by which others attach to it, and by which `refs` gives its id. */
  readonly ref?: string;
  readonly token?: boolean;
  /** "2/2": which token is meant, where cards make several of that name. */
  readonly size?: string;
  readonly tapped?: boolean;
  /** Instead of those it would enter with, by kind. */
  readonly counters?: Readonly<Record<string, number>>;
  readonly damage?: number;
  /** The `ref` of a permanent, or a seat for an Aura that enchants a player. */
  readonly attachedTo?: string | Seat;
  readonly faceDown?: 'morph' | 'manifest';
  /** 1: the back of a double-faced card, or flipped. */
  readonly face?: 0 | 1;
  /** What was chosen as it entered: color, creatureType, name, player (a seat) … */
  readonly chosen?: Readonly<Record<string, string | number>>;
  readonly summoningSick?: boolean;
  readonly controller?: Seat;
}

/** A card in a hand, library, graveyard or exile. */
export interface PlacedCard {
  readonly card: string;
  readonly ref?: string;
}

export interface PlayerBoard {
  readonly name: string;
  readonly battlefield?: readonly PermanentSpec[];
  readonly hand?: readonly PlacedCard[];
  /** Top card first. */
  readonly library?: readonly PlacedCard[];
  /** Top (latest) card first. */
  readonly graveyard?: readonly PlacedCard[];
  readonly exile?: readonly PlacedCard[];
  /** Names of cards outside the game that the player may bring in. */
  readonly sideboard?: readonly string[];
  /** Counters other than poison, which the team pools. */
  readonly counters?: Readonly<Record<string, number>>;
  /** In the order of MANA_TYPES. */
  readonly mana?: readonly number[];
  readonly landsPlayed?: number;
  readonly tally?: Readonly<Record<string, number>>;
  readonly cityBlessing?: boolean;
}

export interface TeamBoard {
  /** Default: the starting life of the edition. */
  readonly life?: number;
  readonly poison?: number;
  /** What is left of a pool that the team shares: any member may bring it in (CR 100.4c). */
  readonly sideboard?: readonly string[];
  readonly players: readonly PlayerBoard[];
}

export interface BoardSpec {
  /** Two teams of the same size, primary players first. */
  readonly teams: readonly TeamBoard[];
  /** Names of all players around the table, clockwise, as in a set-up. */
  readonly seating?: readonly string[];
  readonly seed?: string;
  /** Default 3. Odd turns are those of the team that began. */
  readonly turn?: number;
  /** Default 0: the first team. 'random' only before the first turn: which team begins is drawn (CR 103.1, 805.3). */
  readonly activeTeam?: number | 'random';
  /**
   * Where play goes on, default 'main1': its turn-based actions and "at the beginning" triggers are taken as done,
   * and the active team gets priority. 'mulligan': before the first turn, with these opening hands (drawn from
   * the library where none is given).
   */
  readonly step?: Step | 'mulligan';
  /** The step is only just beginning, so that what happens at its beginning still happens. */
  readonly beginning?: boolean;
  readonly monarch?: Seat;
  readonly dayNight?: 'day' | 'night';
}

/** What can't be: `at` is the path into the spec, such as ['teams', 0, 'players', 1, 'battlefield', 2]. */
export interface BoardFault {
  readonly code:
    | 'teams'
    | 'unknownCard'
    | 'unknownToken'
    | 'ref'
    | 'attachment'
    | 'permanent'
    | 'value'
    | 'step';
  readonly message: string;
  readonly at: readonly (string | number)[];
}

export type BoardCreated =
  | {
      readonly ok: true;
      readonly state: State;
      readonly events: readonly GameEvent[];
      /** Ids of what has a `ref` in a public zone or hand; a card of a library has its card number in `cards`. */
      readonly refs: Readonly<Record<string, ObjectId>>;
      /** Card numbers (see `State.cards`) by `ref`; -1 for tokens. */
      readonly cards: Readonly<Record<string, number>>;
    }
  | { readonly ok: false; readonly faults: readonly BoardFault[] };
