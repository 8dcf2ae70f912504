import type { RefusalCode } from '@ettin/schema';

/** Why something isn't possible, by the code of the refusal. */
export const REFUSALS_EN = {
  gameOver: 'The game is over.',
  notYourDecision: 'Another player decides this.',
  noPriority: "You don't have priority, or a decision has to be made first.",
  staleDecision: 'That has been decided already.',
  wrongAnswerKind: 'That is no answer to what is asked.',
  unknownObject: 'There is no such object.',
  notYours: "You don't control it.",
  wrongZone: "It can't be used from where it is.",
  timing: 'Not at this time.',
  landLimit: 'You have played your land for this turn.',
  cantPay: "You can't pay the cost.",
  noLegalTarget: 'There is no legal target.',
  badChoice: "That can't be chosen.",
  badNumber: "That number isn't possible.",
  badOrder: 'Everything has to be there, each once.',
  badDivision: "It can't be divided so.",
  illegalAttack: "Your team can't attack like that.",
  illegalBlock: "Your team can't block like that.",
  cantCast: "It can't be cast or played now.",
  cantActivate: "It can't be activated now.",
  notCancellable: "That can't be taken back.",
  malformed: "That isn't an action.",
  controlled: 'Another player makes the decisions for you.',
} as const satisfies Readonly<Record<RefusalCode, string>>;
