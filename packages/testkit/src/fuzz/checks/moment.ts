import type { Rules, State } from '@ettin/engine';
import type { Action, GameEvent } from '@ettin/schema';
import type { Random } from '../random.js';

/** A state that play has come to, and how. */
export interface Moment {
  readonly rules: Rules;
  /** Null for the state that the game begins with. */
  readonly before: State | null;
  readonly action: Action | null;
  readonly events: readonly GameEvent[];
  readonly state: State;
  readonly random: Random;
  /** The state from its JSON, of which nothing is kept yet; where none was made, a check makes its own. */
  readonly copy?: State;
}

/** Looks at one thing that has to hold, and says what doesn't: one line each, none when all is well. */
export type Check = (moment: Moment) => readonly string[];

export type TableObject = NonNullable<State['objects'][number]>;
