import type { ManaType } from './words.js';

/**
 * What a notice tells about its player. Some name something after a colon: `cantGetCounters:poison`,
 * `skipNext:draw`, `tooManyObjects:10000`, `manaLost:2`, `replaced:damage`, `asks:undo`, `personTookSeat:Ada`.
 */
export const NOTICES = [
  'manaLost',
  /** What happens instead is told by its own events. */
  'replaced',
  'primaryDecides',
  'lifeMember',
  'noExchange',
  'cantLose',
  'cantWin',
  'cantGainLife',
  'cantLoseLife',
  'cantGetCounters',
  'cantBeCountered',
  'interveningIf',
  'takenBack',
  'loopLeft',
  'tooManyObjects',
  'skipNext',
  /** Nobody but the secondary player draws in that step. */
  'noFirstDraw',
  /** More was offered as help than there is to pay. */
  'moreThanTheCost',
  'moreThanCanBePaid',
  'timeOut',
  /** Who sat there before is named. */
  'botTookSeat',
  'personTookSeat',
  /** With the consent of others: `undone:agreed`. */
  'undone',
  'adjusted',
  /** For the consent of the others, to what is named: `undo` or `adjust`. */
  'asks',
  'refuses',
] as const;
export type Notice = (typeof NOTICES)[number];

/** Of the table that a game is played at: no rule of the game decides them, and so none is told with them. */
export const TABLE_NOTICES: readonly Notice[] = [
  'timeOut',
  'botTookSeat',
  'personTookSeat',
  'undone',
  'adjusted',
  'asks',
  'refuses',
];
export type NoticeText = Notice | `${Notice}:${string}`;

/**
 * What a player has chosen: objects or players, which the event lists; a word after a colon (`color:W`,
 * `creatureType:Elf`, `name:Lightning Bolt`); or how many cards went to one place, never which (`bottom:2`).
 */
export const CHOSEN = [
  'player',
  'protector',
  'activePlayer',
  'attackingPlayer',
  'defendingPlayer',
  'newTargets',
  'copy',
  'search',
  /** The source first, then what it damages, first to last. */
  'damageOrder',
  'color',
  'creatureType',
  'name',
  'top',
  'bottom',
  'graveyard',
] as const;
export type Chosen = (typeof CHOSEN)[number];
export type ChosenText = Chosen | `${Chosen}:${string}`;

/**
 * What an option of a decision is, as data for wording. `mode` counts from 0; `cost` names a keyword of the card and,
 * of a kicker, which; or it counts the ways to pay one cost from 0. `replacement` has the object whose effect it is.
 */
export type OptionLabel =
  | 'yes'
  | 'no'
  /** No more modes. */
  | 'done'
  | 'top'
  | 'graveyard'
  | 'replacement'
  | `mode:${number}`
  | `color:${ManaType}`
  | `cost:kicker:${number}`
  | 'cost:buyback'
  | 'cost:entwine'
  | `cost:${number}`
  | 'face:front'
  | 'face:back'
  | `counter:${string}`;
