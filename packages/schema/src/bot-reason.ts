/** What a bot's reason can be; `packages/text` has words for each in four languages. */
export const BOT_REASONS = [
  // with priority
  'opponentsTurn',
  'letOwn',
  'theirAttack',
  'ourAttack',
  'blocksFirst',
  'nothingNow',
  'nothingWorth',
  'land',
  'win',
  'beforeCombat',
  'bestUse',
  'atThisSpeed',
  'counter',
  'noCounter',
  // combat
  'attackAll',
  'attackNone',
  'attackGains',
  'attackMust',
  'blockNone',
  'blockSurvive',
  'blockPays',
  'blockMust',
  // answers
  'keep',
  'mulligan',
  'choose',
  'chooseNone',
  'theirBest',
  'noGoodTarget',
  'doesMost',
  'modeDoesMost',
  'othersNoHelp',
  'yes',
  'no',
  'costTooMuch',
  'manaElsewhere',
  'manaThere',
  'mostOfMine',
  'onlyOne',
  'allThereIs',
  'partnerLacks',
  'noMore',
  'paysMost',
  'lethalToEach',
  'othersCountOn',
  'mostOnBest',
  'killsMost',
  'bestOnTop',
  'sorted',
  'suggested',
  // without a plan
  'random',
] as const;
export type BotReasonCode = (typeof BOT_REASONS)[number];

/**
 * Why a bot does what it does, in no language: a code, and what it speaks of. It is for the bot's own team, for it may
 * speak of the bot's hand.
 */
export interface BotReason {
  readonly code: BotReasonCode;
  /** Cards and players by name, none of them empty. */
  readonly names?: readonly string[];
  /** How many: lands kept, a mode from 1, a number chosen, cards kept. */
  readonly n?: number;
  /** Out of how many, or how many the others are. */
  readonly of?: number;
}
