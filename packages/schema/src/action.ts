import type { ManaType } from './words.js';

/**
 * Ids. A `Seat` is a player's index, 0-based, team by team (team A's primary player is seat 0).
 * An `ObjectId` names one object for as long as it is that object (CR 400.7); it is never below 65536,
 * so a `TargetId` (either of them) needs no tag. An id is minted when the object becomes visible to
 * somebody, never in library order. Between the two are the teams: where the rules attack the team and no head
 * (CR 806.7a of 2009), a `TargetId` of combat can be one (`teamAsTarget`).
 */
export type Seat = number;
export type ObjectId = number;
export type TargetId = number;

export const FIRST_OBJECT_ID = 65536;
export const FIRST_TEAM_ID = 32768;
export const isSeat = (id: TargetId): boolean => id >= 0 && id < FIRST_TEAM_ID;
export const isTeam = (id: TargetId): boolean => id >= FIRST_TEAM_ID && id < FIRST_OBJECT_ID;
/** The team (0 or 1) as something to attack, and back. */
export const teamAsTarget = (team: number): TargetId => FIRST_TEAM_ID + team;
export const teamIn = (id: TargetId): number => id - FIRST_TEAM_ID;

/** Ways to cast a card; 'normal' is for its mana cost. */
export const CAST_METHODS = [
  'normal',
  'flashback',
  'escape',
  'surge',
  'spectacle',
  'evoke',
  'dash',
  'madness',
  'faceDown',
  'bestow',
  'overload',
  'free',
  'permission',
  'retrace',
  'jumpStart',
  'aftermath',
  'alternative',
  'fuse',
] as const;
export type CastMethod = (typeof CAST_METHODS)[number];

/** `turnFaceUpForMana`: a manifested creature card that has a morph cost too, for its mana cost (CR 701.40c). */
export const SPECIAL_ACTIONS = ['turnFaceUp', 'turnFaceUpForMana'] as const;
export type SpecialAction = (typeof SPECIAL_ACTIONS)[number];

/** One thing a player does. All plain JSON. `player` is the seat that acts (its controller answers for it, CR 723). */
export type Action =
  | { readonly type: 'pass'; readonly player: Seat }
  | { readonly type: 'playLand'; readonly player: Seat; readonly object: ObjectId; readonly face?: 0 | 1 }
  | {
      readonly type: 'cast';
      readonly player: Seat;
      readonly object: ObjectId;
      readonly face?: 0 | 1;
      readonly method?: CastMethod;
      /** Ask how to pay; otherwise mana is paid automatically. */
      readonly manual?: true;
    }
  /** `ability`: position among the object's abilities as the view lists them. */
  | {
      readonly type: 'activate';
      readonly player: Seat;
      readonly object: ObjectId;
      readonly ability: number;
      readonly manual?: true;
    }
  | {
      readonly type: 'special';
      readonly player: Seat;
      readonly object: ObjectId;
      readonly special: SpecialAction;
    }
  | { readonly type: 'answer'; readonly player: Seat; readonly decision: number; readonly answer: Answer }
  /** A wish of one member in a team decision; the primary player's stands when members disagree (CR 805.2). */
  | { readonly type: 'propose'; readonly player: Seat; readonly decision: number; readonly answer: Answer }
  /** Takes back a spell or ability that is being cast or activated, up to the payment of its costs. */
  | { readonly type: 'cancel'; readonly player: Seat; readonly decision: number }
  | { readonly type: 'concede'; readonly player: Seat };

export interface AttackDeclaration {
  readonly attacker: ObjectId;
  /** The head (seat), planeswalker or battle it attacks (CR 805.10b); the team in editions that attack it. */
  readonly attacks: TargetId;
}
export interface BlockDeclaration {
  readonly blocker: ObjectId;
  readonly blocks: ObjectId;
}

/** Answers by kind of decision (see `Decision`). */
export type Answer =
  | { readonly kind: 'mulligan'; readonly mulligan: boolean }
  | { readonly kind: 'choose'; readonly chosen: readonly TargetId[] }
  | { readonly kind: 'option'; readonly option: number }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'order'; readonly order: readonly number[] }
  | { readonly kind: 'arrange'; readonly piles: readonly (readonly ObjectId[])[] }
  | { readonly kind: 'attackers'; readonly attackers: readonly AttackDeclaration[] }
  | { readonly kind: 'blockers'; readonly blockers: readonly BlockDeclaration[] }
  | { readonly kind: 'divide'; readonly amounts: readonly number[] }
  /** Payment of mana: automatic, or taken from these sources in this order ('pool' spends what is there). */
  | { readonly kind: 'pay'; readonly auto: true }
  | {
      readonly kind: 'pay';
      readonly auto: false;
      readonly spend: readonly ManaType[];
      readonly life?: number;
    }
  | {
      readonly kind: 'pay';
      readonly auto: false;
      readonly activate: { readonly object: ObjectId; readonly ability: number };
    }
  | { readonly kind: 'name'; readonly name: string };

export type AnswerKind = Answer['kind'];
