import { STEPS } from '@ettin/schema';
import { z } from 'zod';

/**
 * Where a seat is asked although it could just pass. Elsewhere the table passes for it, and never while something of an
 * opponent's waits on the stack that it could answer.
 *
 *   stops      steps in which to be asked, in turns of one's own team and of the other
 *   full       full control: asked at every priority, and how to pay for everything
 *   hold       keep priority after casting or activating, to do more before anybody answers
 *   passTurn   pass until the turn is over; ends when something concerns the seat (attacked, targeted)
 *   yields     abilities (as `StackView.ability` numbers them) whose triggers nobody needs to ask this seat about
 */
export const seatSettings = z.strictObject({
  stops: z.strictObject({ mine: z.array(z.enum(STEPS)).max(16), theirs: z.array(z.enum(STEPS)).max(16) }),
  full: z.boolean(),
  hold: z.boolean(),
  passTurn: z.boolean(),
  yields: z.array(z.int().min(0)).max(400),
});
export type SeatSettings = z.infer<typeof seatSettings>;

export const DEFAULT_SETTINGS: SeatSettings = {
  stops: {
    mine: ['main1', 'declareBlockers', 'main2'],
    theirs: ['declareAttackers', 'declareBlockers', 'end'],
  },
  full: false,
  hold: false,
  passTurn: false,
  yields: [],
};

/** Seconds. A team's clock runs while it is asked something that nobody of the other team is asked. */
export const clockSettings = z.strictObject({
  /** For the whole game. */
  team: z.int().min(60).max(14_400),
  /** Added each time that the team has answered. */
  increment: z.int().min(0).max(120),
  /** What happens at zero: the team loses, or the least that is legal is done for it from then on. */
  atZero: z.enum(['lose', 'autoPass']),
});
export type ClockSettings = z.infer<typeof clockSettings>;

/** Which deck: a starter by its id, or a list in any format that `decks` reads. */
export const deckChoice = z.union([
  z.strictObject({ starter: z.string().max(64) }),
  z.strictObject({ list: z.string().max(20_000), name: z.string().max(64) }),
]);
export type DeckChoice = z.infer<typeof deckChoice>;

export const tableSettings = z.strictObject({
  edition: z.string().max(32),
  /** Players a team. */
  heads: z.int().min(2).max(4),
  clock: clockSettings.nullable(),
  /** May people watch who have the table's link and no seat? They see public things only. */
  watchers: z.boolean(),
  /** Decks that break rules of team deck construction are played all the same. */
  casual: z.boolean(),
  /** Milliseconds between a bot's moves, so that people can follow. */
  botPace: z.int().min(0).max(5_000),
});
export type TableSettings = z.infer<typeof tableSettings>;

export const DEFAULT_TABLE: TableSettings = {
  edition: '2026',
  heads: 2,
  clock: null,
  watchers: true,
  casual: false,
  botPace: 700,
};
