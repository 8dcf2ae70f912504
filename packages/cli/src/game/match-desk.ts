import { teamsThatCantLose } from '@ettin/engine';
import {
  advance,
  type Life,
  type MatchInput,
  type MatchNotice,
  type MatchState,
  type MatchWatched,
  newMatch,
  watchGame,
} from '@ettin/events';
import type { MatchRules } from '@ettin/schema';
import type { Moment } from './drive.js';

export interface DeskOptions {
  readonly elimination: boolean;
  /** Team that chance has determined. */
  readonly chooser: number;
  /** Turn of the match, counted over its games, during which time is called; null: when somebody says so. */
  readonly timeInTurn: number | null;
  readonly tell: (notices: readonly MatchNotice[]) => void;
}

/** Keeps a match beside the games: hears what happens in them, calls time, and says when a game has to stop. */
export class MatchDesk {
  match: MatchState;
  private turns = 0;

  constructor(
    rules: MatchRules,
    private readonly options: DeskOptions,
  ) {
    const { match, notices } = newMatch(rules, options);
    this.match = match;
    options.tell(notices);
  }

  /** Throws when that can't happen now: whoever plays a match knows what it is at. */
  put(input: MatchInput): void {
    const wrong = this.try(input);
    if (wrong !== null) throw new Error(`${input.is}: ${wrong}`);
  }

  /** A person says that time is up; why it isn't, else null. */
  callTime(): string | null {
    return this.try({ is: 'timeCalled' });
  }

  /** True when the game doesn't go on, whatever its own rules say. */
  hear(moment: Moment): boolean {
    if (this.match.phase !== 'playing') return true;
    const { match, notices } = this.watch(moment);
    this.match = match;
    this.options.tell(notices);
    this.turns += moment.events.filter((e) => e.type === 'turnBegan').length;
    const { timeInTurn } = this.options;
    if (timeInTurn !== null && this.turns >= timeInTurn && !this.match.timeCalled) this.callTime();
    return this.match.phase !== 'playing';
  }

  /** What of the moment is still of the game: not the turn that would begin as the match stops it. */
  played(moment: Moment): Moment {
    if (this.match.phase !== 'playing') return moment;
    const { heard } = this.watch(moment);
    return heard === moment.events.length ? moment : { ...moment, events: moment.events.slice(0, heard) };
  }

  private watch({ rules, before, state, events }: Moment): MatchWatched {
    const tied = this.match.tieBreak !== null;
    const none: readonly boolean[] = [false, false];
    const [a = false, b = false] = tied ? teamsThatCantLose(rules, state) : none;
    return watchGame(this.match, events, {
      before: lifeOf(before ?? state),
      life: lifeOf(state),
      cantLose: [a, b],
      checked: state.priority !== null && state.pending === null,
      teamOf: (seat) => state.players[seat]?.team ?? 0,
    });
  }

  private try(input: MatchInput): string | null {
    const done = advance(this.match, input);
    if (!done.ok) return done.message;
    this.match = done.match;
    this.options.tell(done.notices);
    return null;
  }
}

function lifeOf(state: Moment['state']): Life {
  const [a, b] = state.teams;
  return [a?.life ?? 0, b?.life ?? 0];
}
