import type { PersonId } from '@ettin/protocol';
import type { Action, Seat } from '@ettin/schema';
import { type Refused, refused, type Stepped } from '../machine/result.js';
import type { PlayState, TableState } from '../state/table.js';
import { decider } from '../state/who.js';
import { advance } from './advance.js';
import { isPerson } from './drafts.js';

/**
 * A person's action. Only whoever decides for the player acts for them: themselves, or who controls them (CR 723.5). A
 * pass that was meant for another moment is refused: it would let something happen that its sender hasn't seen.
 */
export function act(table: TableState, person: PersonId, seat: Seat, action: Action, seen: number): Stepped {
  const { play } = table;
  if (play === null || table.phase !== 'playing') return refused('notNow', 'there is no game');
  if (play.ask !== null) return refused('notNow', 'a question to all waits for its answers');
  const no = whyNotFor(play, seat, action.player) ?? whyStale(play, action, seen);
  if (no !== null) return no;
  const went = advance(table, action, { kind: 'person', person, seat });
  return went.ok && action.type === 'answer' ? insisted(went.table, action) : went;
}

/**
 * The first person of a team has the last word of it (CR 805.2) also where a bot is the primary player: it then answers
 * as they did.
 */
function insisted(
  table: TableState,
  { player, decision, answer }: Extract<Action, { type: 'answer' }>,
): Stepped {
  const { play } = table;
  const d = play?.state.pending;
  if (play === null || d == null || d.id !== decision || !d.byTeam) return { ok: true, table };
  const [primary] = d.players;
  const first = d.players.find((p) => isPerson(table, play, p));
  if (primary === undefined || first !== player || primary === player) return { ok: true, table };
  return advance(table, { type: 'answer', player: primary, decision, answer }, { kind: 'auto' });
}

export function whyNotFor(play: PlayState, seat: Seat, player: Seat): Refused | null {
  if (play.state.players[player] === undefined) return refused('malformed', `there is no player ${player}`);
  return decider(play.state, player) === seat
    ? null
    : refused('notSeated', 'you do not decide for this player');
}

function whyStale(play: PlayState, action: Action, seen: number): Refused | null {
  const late = action.type === 'pass' ? play.moment : play.since;
  if (seen >= late && seen <= play.at) return null;
  return refused('stale', 'the game has gone on: look again');
}
