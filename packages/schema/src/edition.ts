import type { Meaning } from './event.js';

/** Values that the rules of a date fix; a closed registry, so that the engine never asks for an edition by name. */
export interface EditionParameters {
  /** Life and poison by number of heads: `base` for two (or fewer), `perHead` for each beyond the second. */
  readonly startingLife: { readonly solo: number; readonly base: number; readonly perHead: number };
  readonly poisonToLose: { readonly solo: number; readonly base: number; readonly perHead: number };
  readonly sharedPoison: boolean;
  /** CR 810.6 / 606.6b. */
  readonly firstDraw: 'skipped' | 'secondaryOnly';
  readonly mulligan: 'london' | 'vancouver' | 'paris';
  readonly freeMulligans: number;
  /** What an individual's life total is worth: the team's, or the half share rounded up. */
  readonly individualLife: 'team' | 'share';
  readonly setBothLife: 'oneMember' | 'sum';
  readonly attack: 'head' | 'team';
  readonly legendRule: 'perPlayerChoose' | 'all';
  readonly planeswalkerRedirection: boolean;
  readonly damageAssignmentOrder: boolean;
  readonly manaBurn: boolean;
  readonly stepTriggers: 'perPlayerIfThatPlayer' | 'perPlayer';
  readonly maxHandSize: number;
  readonly openingHandSize: number;
}

export interface Edition {
  readonly id: string;
  readonly date: string;
  readonly name: string;
  readonly parameters: EditionParameters;
  /** Rule number for each meaning that the engine cites. */
  readonly cites: Readonly<Record<Meaning, string>>;
}
