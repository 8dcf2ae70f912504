import type { Seat } from '@ettin/schema';
import { attackOptions } from '../combat/attack-options.js';
import { blockOptions } from '../combat/block-options.js';
import { needsFirstStrikeStep } from '../combat/strikers.js';
import { defendingSeats, NO_COMBAT } from '../combat/targets.js';
import { READS } from '../compile/bits.js';
import type { Rules } from '../compile/types.js';
import { Game } from '../game.js';
import { rulesNamed } from '../layers/table.js';
import type { State } from '../state/state.js';
import { withTurn } from '../state/with.js';
import { tooMany } from './cleanup.js';
import { nextStep } from './order.js';
import { skipped } from './turn.js';
import { tappedOnes } from './untap-step.js';

/**
 * The board as it would stand in the steps that follow, one after another without end, if nobody did anything: no attack, no
 * trigger, no draw; with a team's permanents untapped as its turn begins. No positions of the game, and nothing goes on from
 * them: for looking ahead only, and made of nothing that lies hidden in a library. The active team has priority in each.
 */
export function* stepsAhead(rules: Rules, state: State): Generator<State, never> {
  const g = new Game(rules, state);
  // looked up once, since nothing comes or goes that could make a step be skipped or look at the turn
  const looks = (g.readsOfBoard() & (READS.turn | READS.combat)) !== 0;
  const skips = rulesNamed(g, 'skipStep').length > 0;
  g.s.stack = [];
  g.s.pending = null;
  for (;;) {
    const { step: before } = g.s.turn;
    const first = before === 'declareBlockers' && needsFirstStrikeStep(g);
    if (before === 'endCombat') g.s.combat = null;
    const step = nextStep(g, before, first) ?? 'untap';
    g.s.turn = withTurn(g.s.turn, 'step', step);
    if (looks) g.touch();
    const team = g.team(g.s.turn.team);
    if ((skips || team.skipSteps.includes(step) || step === 'draw') && skipped(g, step) !== null) continue;
    const untapped = step === 'untap' ? tappedOnes(g) : [];
    for (const id of untapped) g.own(id).tapped = false;
    if (untapped.length > 0) g.touch();
    if (step === 'beginCombat') g.s.combat = NO_COMBAT;
    g.s.priority = { team: team.id, passed: 0, teamsPassed: 0 };
    yield { ...g.s };
  }
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
