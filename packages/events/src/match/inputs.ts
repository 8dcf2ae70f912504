import type { GameEvent, LossReason, Seat } from '@ettin/schema';
import { advance, type Life, type MatchInput, type MatchNotice, type MatchState } from './match.js';

/** What a match has to know of a game after one action, besides its events. */
export interface Watched {
  /** Totals before the action and now. */
  readonly before: Life;
  readonly life: Life;
  /** Teams that an effect keeps from losing. */
  readonly cantLose: readonly [boolean, boolean];
  /** State-based actions have been looked at and found nothing to do: a team has priority. */
  readonly checked: boolean;
  readonly teamOf: (seat: Seat) => number;
}

/** Losses that state-based actions bring (CR 704.5a-c, 704.6a-b). */
const BY_CHECK: readonly (LossReason | 'win')[] = ['life', 'poison', 'emptyLibrary'];

type LifeEvent = Extract<GameEvent, { type: 'life' }>;

/**
 * Changes of life that are told one directly after the other for the same reason, each of another player, are those of
 * one moment: of damage to each player, say.
 */
function sameMoment(change: readonly LifeEvent[], event: LifeEvent): boolean {
  return change.every((e) => e.cite === event.cite && e.player !== event.player);
}

/** The events of one action, as far as the match is concerned, in their order. */
export function inputsOf(events: readonly GameEvent[], watched: Watched): readonly MatchInput[] {
  const { life: now, cantLose, checked, teamOf } = watched;
  const inputs: MatchInput[] = [];
  let life = watched.before;
  for (let i = 0; i < events.length; i++) {
    const event = events[i];
    if (event === undefined) break;
    if (event.type === 'turnBegan') inputs.push({ is: 'turnBegan', team: event.team });
    if (event.type === 'gameOver') {
      const { winner, reason } = event;
      inputs.push({ is: 'gameEnded', winner, byCheck: BY_CHECK.includes(reason), life: now, cantLose });
    }
    if (event.type !== 'life') continue;
    const change: LifeEvent[] = [];
    for (let e: GameEvent | undefined = event; e?.type === 'life' && sameMoment(change, e); e = events[++i]) {
      change.push(e);
      life = teamOf(e.player) === 0 ? [e.total, life[1]] : [life[0], e.total];
    }
    i -= 1;
    inputs.push({ is: 'lifeChanged', life });
  }
  return checked ? [...inputs, { is: 'checked', life: now, cantLose }] : inputs;
}

export interface MatchWatched {
  readonly match: MatchState;
  readonly notices: readonly MatchNotice[];
  /** How many of the events still belong to the game: a turn with whose beginning the match stops it isn't played. */
  readonly heard: number;
}

/** Tells a match what an action brought, up to what ends the game for it. Throws where no game is being played. */
export function watchGame(match: MatchState, events: readonly GameEvent[], watched: Watched): MatchWatched {
  const notices: MatchNotice[] = [];
  let after = match;
  let turns = 0;
  for (const input of inputsOf(events, watched)) {
    const done = advance(after, input);
    if (!done.ok) throw new Error(`a match was told of ${input.is}: ${done.message}`);
    after = done.match;
    notices.push(...done.notices);
    if (input.is === 'turnBegan') turns += 1;
    if (after.phase === 'playing') continue;
    const heard = input.is === 'turnBegan' ? beginningOf(events, turns) : events.length;
    return { match: after, notices, heard };
  }
  return { match: after, notices, heard: events.length };
}

/** Where the nth turn among these events begins. */
function beginningOf(events: readonly GameEvent[], nth: number): number {
  let turns = 0;
  return events.findIndex((e) => e.type === 'turnBegan' && ++turns === nth);
}
