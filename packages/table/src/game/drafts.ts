import { pendingDecisions } from '@ettin/engine';
import type { GameCommand } from '@ettin/protocol';
import type { Seat } from '@ettin/schema';
import { done, refused, type Stepped } from '../machine/result.js';
import type { TableState } from '../state/table.js';
import { decider, teamOf } from '../state/who.js';

type Draft = Extract<GameCommand, { type: 'draft' }>;

/** A teammate's draft of a decision that is being made, or its end. Of any decision of the seat's team. */
export function setDraft(table: TableState, seat: Seat, { decision, answer }: Draft): Stepped {
  const { play } = table;
  if (play === null) return refused('notNow', 'there is no game');
  const asked = pendingDecisions(play.state).find(
    (d) =>
      d.id === decision &&
      d.kind !== 'priority' &&
      d.players.some((p) => teamOf(table, decider(play.state, p)) === teamOf(table, seat)),
  );
  if (asked === undefined) return refused('stale', 'your team is asked nothing like that');
  const others = play.drafts.filter((d) => d.seat !== seat);
  const drafts = answer === null ? others : [...others, { seat, decision, answer }];
  return done({ ...table, play: { ...play, drafts } });
}
