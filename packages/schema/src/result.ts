import type { ObjectId } from './action.js';
import type { Meaning } from './event.js';

/** Why an action was refused. */
export const REFUSALS = [
  'gameOver',
  'notYourDecision',
  'noPriority',
  'staleDecision',
  'wrongAnswerKind',
  'unknownObject',
  'notYours',
  'wrongZone',
  'timing',
  'landLimit',
  'cantPay',
  'noLegalTarget',
  'badChoice',
  'badNumber',
  'badOrder',
  'badDivision',
  'illegalAttack',
  'illegalBlock',
  'cantCast',
  'cantActivate',
  'notCancellable',
  'malformed',
  'controlled',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  /** Rule number in the game's edition. */
  readonly rule: string;
  readonly cite: Meaning;
  readonly message: string;
  readonly about?: RefusalAbout;
}

/** What a refusal speaks of besides: the object that it is about, and how many may or must. */
export interface RefusalAbout {
  readonly object?: ObjectId;
  readonly n?: number;
}
