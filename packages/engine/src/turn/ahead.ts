import type { Seat } from '@ettin/schema';
import { attackOptions } from '../combat/attack-options.js';
import { blockOptions } from '../combat/block-options.js';
import { needsFirstStrikeStep } from '../combat/strikers.js';
import { defendingSeats, NO_COMBAT } from '../combat/targets.js';
import { READS } from '../compile/bits.js';
import type { Rules } from '../compile/types.js';
import { Game } from '../game.js';
import type { State } from '../state/state.js';
import { withTurn } from '../state/with.js';
import { tooMany } from './cleanup.js';
import { nextStep } from './order.js';
import { skipped } from './turn.js';
import { tappedOnes } from './untap-step.js';

/**
 * The board as it would stand in the next step if nobody did anything: no attack, no trigger, no draw; with the team's
 * permanents untapped as its turn begins. No position of the game, and nothing goes on from it: for looking ahead only, and
 * made of nothing that lies hidden in a library. The active team has priority in it.
 */
export function stepAhead(rules: Rules, state: State): State {
  const g = new Game(rules, state);
  g.s.stack = [];
  if (g.s.turn.step === 'endCombat') g.s.combat = null;
  let step = nextStep(g, g.s.turn.step, needsFirstStrikeStep(g));
  // as many skips as a turn has steps, and no more: extra phases end too
  while (step !== null) {
    g.s.turn = withTurn(g.s.turn, 'step', step);
    g.changed(READS.turn | READS.combat);
    if (skipped(g, step) === null) break;
    step = nextStep(g, step, false);
  }
  const now = g.s.turn.step;
  const untapped = now === 'untap' ? tappedOnes(g) : [];
  for (const id of untapped) g.own(id).tapped = false;
  if (untapped.length > 0) g.touch();
  if (now === 'beginCombat') g.s.combat = NO_COMBAT;
  g.s.pending = null;
  g.s.priority = { team: g.s.turn.team, passed: 0, teamsPassed: 0 };
  return g.s;
}

/** Players whom the turn-based action of the step asks something: to attack (CR 508.1), block (509.1) or discard (514.1). */
export function askedByStep(rules: Rules, state: State): readonly Seat[] {
  const g = new Game(rules, state, true);
  const { seats } = g.team(g.s.turn.team);
  switch (g.s.turn.step) {
    case 'declareAttackers':
      return attackOptions(g).length > 0 ? seats : [];
    case 'declareBlockers':
      return blockOptions(g).length > 0 ? defendingSeats(g) : [];
    case 'cleanup':
      return seats.filter((s) => tooMany(g, s).length > 0);
    default:
      return [];
  }
}
