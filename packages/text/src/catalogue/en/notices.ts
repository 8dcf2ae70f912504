import type { Notice } from '@ettin/schema';

/** Notices that are worth a line; `manaLost` and `replaced` aren't. */
export const NOTICES_EN = {
  primaryDecides: 'The team members disagree: the choice of {who}, the primary player, stands',
  lifeMember: '{who} stands for the team',
  noExchange: 'No exchange: {who} and the other player have the same life total',
  cantLose: "The team of {who} can't lose the game now",
  cantWin: "The team of {who} can't win the game now",
  cantGainLife: "{who} can't gain life",
  cantLoseLife: "{who} can't lose life",
  cantGetCounters: "{who} can't get {kind} counters",
  cantBeCountered: "The spell of {who} can't be countered",
  interveningIf: 'A trigger of {who} does nothing: its "if" isn\'t true any more',
  takenBack: '{who} takes it back',
  loopLeft: '{who} has to stop repeating it',
  tooManyObjects: 'A game here holds no more than {n} permanents, or spells and abilities on the stack',
  skipNextTurn: 'The team of {who} will skip its next turn',
  skipNextStep: 'The team of {who} will skip its next {step}',
  noFirstDraw: '{who} draws no card in this step',
  moreThanTheCost: '{who} offered more help than the cost asks for',
  moreThanCanBePaid: '{who} added more than can be paid',
  timeOut: "The time of {who}'s team is up",
  botTookSeat: '{who} (bot) plays on for {before}',
  personTookSeat: '{who} takes the seat of {before} (bot)',
  undone: '{who} takes their last action back',
  undoneAgreed: 'By consent the game goes back: {who} asked for it',
  adjusted: 'By consent the board is changed: {who} asked for it',
  asksUndo: '{who} asks to take back',
  asksAdjust: '{who} asks to change the board by hand',
  refusesUndo: "{who} doesn't agree to take back",
  refusesAdjust: "{who} doesn't agree to change the board",
} as const satisfies Readonly<
  Record<
    | Exclude<Notice, 'manaLost' | 'replaced' | 'skipNext' | 'asks' | 'refuses'>
    | 'undoneAgreed'
    | `skipNext${'Turn' | 'Step'}`
    | `${'asks' | 'refuses'}${'Undo' | 'Adjust'}`,
    string
  >
>;
