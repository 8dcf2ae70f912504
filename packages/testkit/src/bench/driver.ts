import {
  type Applied,
  apply,
  fallbackAnswer,
  legalActions,
  pendingDecisions,
  type Rules,
  type State,
  sampleAnswer,
} from '@ettin/engine';
import type { Action } from '@ettin/schema';
import type { Random } from '../fuzz/random.js';

/**
 * Words of this folder that are easily confused:
 *   step       one accepted action, with the listing of what is legal next
 *   lone pass  a step in which the one who had priority could only pass
 *   load       the games that are played while something is measured
 */
export interface Position {
  readonly state: State;
  /** Seats that are asked now, and what those with priority may do. */
  readonly seats: readonly number[];
  readonly lists: readonly (readonly Action[])[];
}

/** A state with the listing of legal actions of everybody who may act. */
export function positionOf(rules: Rules, state: State): Position {
  const d = pendingDecisions(state)[0];
  const seats = d?.players ?? [];
  return {
    state,
    seats,
    lists: d?.kind === 'priority' ? seats.map((seat) => legalActions(rules, state, seat)) : [],
  };
}

/** A random action, picked by index from what is listed, or a sampled answer. */
export function pick(p: Position, random: Random): Action {
  const at = random(p.seats.length);
  const player = p.seats[at] ?? 0;
  const list = p.lists[at];
  if (list !== undefined) return list[random(list.length)] ?? { type: 'pass', player };
  return { type: 'answer', player, decision: p.state.pending?.id ?? -1, answer: sampled(p, random) };
}

function sampled(p: Position, random: Random) {
  const d = p.state.pending;
  if (d === null) throw new Error('nothing is asked');
  return sampleAnswer(d, random);
}

/** Applies a picked action; where a sampled answer is refused, the sure one. Throws when that is refused too. */
export function take(rules: Rules, p: Position, action: Action): Extract<Applied, { ok: true }> {
  let done = apply(rules, p.state, action);
  const d = p.state.pending;
  if (!done.ok && d !== null)
    done = apply(rules, p.state, {
      type: 'answer',
      player: d.players[0] ?? 0,
      decision: d.id,
      answer: fallbackAnswer(d),
    });
  if (!done.ok) throw new Error(`${action.type} is refused: ${done.code} ${done.message}`);
  return done;
}

export const isLonePass = (p: Position, action: Action): boolean =>
  action.type === 'pass' && p.lists[p.seats.indexOf(action.player)]?.length === 1;
