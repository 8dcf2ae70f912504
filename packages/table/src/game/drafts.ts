import { pendingDecisions } from '@ettin/engine';
import type { DraftView, GameCommand } from '@ettin/protocol';
import type { Answer, Seat } from '@ettin/schema';
import { done, refused, type Stepped } from '../machine/result.js';
import type { HostCommand } from '../state/entry.js';
import type { PlayState, TableState } from '../state/table.js';
import { decider, teamOf } from '../state/who.js';

type Draft = Extract<GameCommand, { type: 'draft' }>;

/** A teammate's draft of a decision that is being made, or its end. Of any decision of the seat's team. */
export function setDraft(table: TableState, seat: Seat, { decision, answer }: Draft): Stepped {
  const { play } = table;
  if (play === null) return refused('notNow', 'there is no game');
  return withDraft(table, play, seat, decision, answer === null ? null : { seat, decision, answer });
}

/** A partner bot's part of it, which no person has to take. */
export function botDraft(table: TableState, of: Extract<HostCommand, { type: 'botDraft' }>): Stepped {
  const { play } = table;
  if (play === null) return refused('notNow', 'there is no game');
  const { seat, decision, answer, why, seen } = of;
  if (seen < play.since) return refused('stale', 'the game has gone back');
  return withDraft(table, play, seat, decision, { seat, decision, answer, why });
}

function withDraft(
  table: TableState,
  play: PlayState,
  seat: Seat,
  decision: number,
  draft: DraftView | null,
): Stepped {
  const asked = pendingDecisions(play.state).find(
    (d) =>
      d.id === decision &&
      d.kind !== 'priority' &&
      d.players.some((p) => teamOf(table, decider(play.state, p)) === teamOf(table, seat)),
  );
  if (asked === undefined) return refused('stale', 'your team is asked nothing like that');
  const others = play.drafts.filter((d) => d.seat !== seat);
  const drafts = draft === null ? others : [...others, draft];
  return done({ ...table, play: { ...play, drafts } });
}

/**
 * What a bot says to a decision of its team that people answer: once all of them have proposed something, what the first
 * of them proposed. Null as long as it has nothing to say. So no person waits for a bot, nor is outvoted by one.
 */
export function agreement(table: TableState, play: PlayState, players: readonly Seat[]): Answer | null {
  const { proposals } = play.state;
  const people = players.filter((p) => isPerson(table, play, p));
  const said = people.map((p) => proposals.find((x) => x.player === p)?.answer);
  const [first] = said;
  return first === undefined || said.some((a) => a === undefined) ? null : first;
}

export const isPerson = (table: TableState, play: PlayState, player: Seat): boolean =>
  table.seats[decider(play.state, player)]?.occupant.kind === 'person';
