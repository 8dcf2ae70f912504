import type { Adjustment, Refusal, Seat } from '@ettin/schema';
import type { Applied } from '../apply.js';
import type { Rules } from '../compile/types.js';
import { Game } from '../game.js';
import { refuse } from '../refusal.js';
import { run } from '../run.js';
import { rememberQuiet } from '../sba/quiet.js';
import type { State } from '../state/state.js';
import { adjustMove, adjustTapped } from './objects.js';
import { adjustCounters, adjustLife, adjustPoison } from './totals.js';

/** Why an adjustment is none. */
export type WhyNot = Pick<Refusal, 'code' | 'cite' | 'message'>;

/**
 * Puts something right by hand for a player, whose team may name cards in its own hands. While a team has priority, and
 * nothing else is asked; that team has it afterwards, as if nobody had passed. State-based actions are looked at
 * (CR 704.3), but nothing replaces what is done and nothing triggers on it.
 */
export function adjust(rules: Rules, state: State, player: Seat, adjustment: Adjustment): Applied {
  if (state.result !== null) return refuse(rules, 'gameOver', 'game.win', 'the game is over');
  const p = state.priority;
  if (state.pending !== null || p === null)
    return refuse(rules, 'noPriority', 'priority.team', 'a decision has to be made first');
  if (state.players[player] === undefined)
    return refuse(rules, 'malformed', 'priority.action', `no player ${player}`);
  const g = new Game(rules, state);
  const { triggers, delayed } = state;
  const tallies = state.players.map((x) => x.tally);
  g.s.seq += 1;
  g.emit({ type: 'notice', cite: 'choice', audience: 'all', player, what: `adjusted:${adjustment.what}` });
  const no = carryOut(g, player, adjustment);
  if (no !== null) return refuse(rules, no.code, no.cite, no.message);
  g.s.triggers = triggers;
  g.s.delayed = delayed;
  for (const [seat, tally] of tallies.entries())
    if (g.player(seat).tally !== tally) g.setPlayer(seat, { tally });
  g.s.priority = { team: p.team, passed: 0, teamsPassed: 0 };
  run(g);
  rememberQuiet(g);
  return { ok: true, state: g.s, events: g.events };
}

function carryOut(g: Game, player: Seat, a: Adjustment): WhyNot | null {
  switch (a.what) {
    case 'life':
      return adjustLife(g, a.team, a.total);
    case 'poison':
      return adjustPoison(g, a.team, a.total);
    case 'counters':
      return adjustCounters(g, a.on, a.kind, a.total);
    case 'move':
      return adjustMove(g, player, a.object, a.to, a.place ?? 'top');
    case 'tap':
      return adjustTapped(g, a.object, a.tapped);
  }
}
