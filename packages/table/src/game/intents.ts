import type { State } from '@ettin/engine';
import type { Action, Seat } from '@ettin/schema';
import { done, refused, type Stepped } from '../machine/result.js';
import type { HostCommand } from '../state/entry.js';
import type { Intent, PlayState, TableState } from '../state/table.js';
import { teamOf } from '../state/who.js';
import { advance } from './advance.js';

/**
 * What a bot was told not to do, as the same thing is known again: an answer to whether a hand is kept gets a new decision
 * whenever a teammate has answered, and another hand is another question.
 */
export function keyOf(state: State, action: Action): string {
  if (action.type !== 'answer' || action.answer.kind !== 'mulligan') return JSON.stringify(action);
  const { mulligans = 0 } = state.players[action.player] ?? {};
  return JSON.stringify([action.player, action.answer, mulligans]);
}

/** A partner bot shows what it is about to do. */
export function intend(table: TableState, command: Extract<HostCommand, { type: 'intend' }>): Stepped {
  const { play } = table;
  if (play === null) return refused('notNow', 'there is no game');
  const { seat, action, why, life, due, seen } = command;
  if (seen !== play.at) return refused('stale', 'the game has gone on');
  const { number: turn, step } = play.state.turn;
  const team = teamOf(table, seat);
  const count = play.intentCount[team] + 1;
  // no two have one number, and each team counts its own alone
  const intent: Intent = { intent: 2 * count + team, seat, action, why, life, at: due, turn, step };
  const intents = [...play.intents.filter((i) => i.seat !== seat), intent];
  return done({
    ...table,
    play: {
      ...play,
      intents,
      intentCount: team === 0 ? [count, play.intentCount[1]] : [play.intentCount[0], count],
    },
  });
}

/** A teammate's word on it: now, not at all in this turn, or not before they say so. */
export function replyTo(table: TableState, by: Seat, id: number, reply: 'yes' | 'no' | 'wait'): Stepped {
  const { play } = table;
  const found = play?.intents.find((i) => i.intent === id);
  if (play === null || found === undefined) return refused('stale', 'the bot intends something else by now');
  if (teamOf(table, found.seat) !== teamOf(table, by))
    return refused('stale', 'the bot intends something else by now');
  if (reply === 'yes') return carryOut(table, play, found);
  if (reply === 'wait')
    return done({
      ...table,
      play: { ...play, intents: play.intents.map((i) => (i === found ? { ...i, at: null } : i)) },
    });
  const intents = play.intents.filter((i) => i !== found);
  return done({
    ...table,
    play: { ...play, intents, declined: [...play.declined, keyOf(play.state, found.action)] },
  });
}

/** Its time has come. */
export function intentDue(table: TableState, id: number, at: number): Stepped {
  const { play } = table;
  const found = play?.intents.find((i) => i.intent === id);
  if (play === null || found === undefined || found.at === null || found.at > at)
    return refused('stale', 'the bot intends something else by now');
  return carryOut(table, play, found);
}

function carryOut(table: TableState, play: PlayState, intent: Intent): Stepped {
  if (play.ask !== null) return refused('notNow', 'a question to all waits for its answers');
  const intents = play.intents.filter((i) => i !== intent);
  const reason = { why: intent.why, whose: teamOf(table, intent.seat) };
  return advance({ ...table, play: { ...play, intents } }, intent.action, { kind: 'bot', reason });
}
