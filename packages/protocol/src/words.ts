/** Phrases that can be said by a click; each reader sees them in their own language. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'goodGame',
  'thanks',
  'wellPlayed',
  'sorry',
  'thinking',
  'wait',
  'goAhead',
  'yes',
  'no',
  'attackTogether',
  'holdBack',
  'blockThat',
  'iHaveAnAnswer',
  'needHelp',
] as const;
export type Phrase = (typeof PHRASES)[number];

export const BOT_KINDS = ['rookie', 'random'] as const;
export type BotKind = (typeof BOT_KINDS)[number];

/** Who reads a line of chat, a phrase or a ping. */
export const AUDIENCES = ['team', 'table'] as const;
export type ChatAudience = (typeof AUDIENCES)[number];

/** Why a message of a client was refused by the table; refusals of the engine have codes of their own. */
export const TABLE_REFUSALS = [
  'malformed',
  'tooLarge',
  'tooFast',
  'badToken',
  'badOrigin',
  'unknownTable',
  'notInvited',
  'tableFull',
  'notSeated',
  'seatTaken',
  'otherTeam',
  'notHost',
  'notNow',
  'stale',
  'badDeck',
  'unsupportedCard',
  'decksMissing',
  'notAsked',
  'nothingToUndo',
  'nameTaken',
  'storage',
  'elsewhere',
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number];
