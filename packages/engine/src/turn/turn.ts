import type { Step } from '@ettin/schema';
import {
  endCombat,
  stepBeginCombat,
  stepCombatDamage,
  stepDeclareAttackers,
  stepDeclareBlockers,
} from '../combat/steps.js';
import { needsFirstStrikeStep } from '../combat/strikers.js';
import { READS } from '../compile/bits.js';
import { expire } from '../effects/durations.js';
import type { Game } from '../game.js';
import { emptyPools } from '../mana/pool.js';
import { cloneTurn } from '../state/clone.js';
import type { TurnFrame } from '../state/state.js';
import { withTurn } from '../state/with.js';
import { changeLife } from '../teams/life.js';
import { listens, occur, occurrence } from '../triggers/occur.js';
import { beginTurn } from './begin.js';
import { stepCleanup } from './cleanup.js';
import { stepDraw } from './draw-step.js';
import { monarchDraws } from './monarch.js';
import { nextStep } from './order.js';
import { putLore } from './sagas.js';
import { skippedByRule } from './skip-rules.js';
import { stepUntap } from './untap-step.js';

/** Steps in which no player gets priority unless something happens (CR 502.4, 514.3). */
const NO_PRIORITY: readonly Step[] = ['untap', 'cleanup'];

/** The turn structure (CR 500): turn-based actions, then priority until all teams pass, then on. */
export function stepTurn(g: Game, f: TurnFrame): void {
  if (g.s.turn.ending && g.s.turn.step !== 'cleanup') return endTurnNow(g, f);
  switch (f.stage) {
    case 'enter':
      return enter(g, f);
    case 'act':
      return act(g, f);
    case 'leave':
      return leave(g, f);
  }
}

function enter(g: Game, f: TurnFrame): void {
  const step = g.s.turn.step;
  if (f.progress === 0 && !f.data.includes(1)) {
    f.data = [1];
    if (step === 'untap') beginTurn(g);
    const skip = skipped(g, step);
    if (skip !== null) {
      g.emit({ type: 'skipped', cite: skip, audience: 'all', what: step, team: g.s.turn.team });
      f.data = [];
      f.stage = 'leave';
      return;
    }
    g.emit({ type: 'stepBegan', cite: 'step.begin', audience: 'all', step });
    g.changed(READS.turn);
  }
  if (!turnBasedActions(g, f, step)) return;
  f.data = [];
  f.progress = 0;
  if (g.s.result !== null) return;
  if (step !== 'untap' && step !== 'cleanup') stepTriggers(g, step);
  f.stage = NO_PRIORITY.includes(step) ? 'leave' : 'act';
  if (step === 'cleanup') return afterCleanup(g, f);
  if (f.stage === 'act') {
    g.s.priority = { team: g.s.turn.team, passed: 0, teamsPassed: 0 };
    // combat steps without an attack are passed over (CR 508.8)
    if ((step === 'declareBlockers' || step === 'combatDamage') && nobodyAttacks(g)) f.stage = 'leave';
  }
}

function turnBasedActions(g: Game, f: TurnFrame, step: Step): boolean {
  switch (step) {
    case 'untap':
      return stepUntap(g, f);
    case 'upkeep':
      expire(g, 'upkeep');
      return true;
    case 'draw':
      return stepDraw(g, f);
    case 'main1':
      putLore(g);
      return true;
    case 'beginCombat':
      return stepBeginCombat(g, f);
    case 'declareAttackers':
      return stepDeclareAttackers(g, f);
    case 'declareBlockers':
      return nobodyAttacks(g) || stepDeclareBlockers(g, f);
    case 'firstStrikeDamage':
      return stepCombatDamage(g, f, true);
    case 'combatDamage':
      return nobodyAttacks(g) || stepCombatDamage(g, f, false);
    case 'cleanup':
      return stepCleanup(g, f);
    case 'endCombat':
    case 'main2':
    case 'end':
      return true;
  }
}

function nobodyAttacks(g: Game): boolean {
  const combat = g.s.combat;
  return combat === null || (combat.attackers.length === 0 && combat.removed.length === 0);
}

/** Why the active team skips this step, if it does. */
export function skipped(g: Game, step: Step): 'turn.firstDraw' | 'turn.skip' | null {
  const team = g.team(g.s.turn.team);
  if (step === 'draw' && isFirstDraw(g)) return 'turn.firstDraw';
  if (team.skipSteps.includes(step)) {
    const at = team.skipSteps.indexOf(step);
    g.setTeam(team.id, { skipSteps: team.skipSteps.filter((_, i) => i !== at) });
    return 'turn.skip';
  }
  return skippedByRule(g, team.id, step) ? 'turn.skip' : null;
}

/** The team that plays first skips the draw step of its first turn (CR 810.6, 103.8); a lone player in every edition. */
function isFirstDraw(g: Game): boolean {
  const t = g.s.turn;
  return (
    t.team === t.startingTeam &&
    g.team(t.team).turnsTaken === 1 &&
    (g.rules.edition.parameters.firstDraw === 'skipped' || g.team(t.team).seats.length === 1)
  );
}

/** "At the beginning of": one occurrence for each head of the active team (CR 805.4d). */
export function stepTriggers(g: Game, step: Step): void {
  if (listens(g, 'step'))
    for (const player of g.team(g.s.turn.team).seats) occur(g, occurrence('step', { step, player }));
  if (step === 'end') monarchDraws(g);
}

function act(g: Game, f: TurnFrame): void {
  const p = g.s.priority;
  if (p === null) {
    f.stage = 'leave';
    return;
  }
}

function leave(g: Game, f: TurnFrame): void {
  const step = g.s.turn.step;
  g.s.priority = null;
  const phaseEnds =
    step === 'draw' || step === 'main1' || step === 'main2' || step === 'endCombat' || step === 'cleanup';
  emptyPools(g, phaseEnds, (seat, lost) => changeLife(g, seat, -lost, 'life.loss'));
  if (step === 'endCombat') {
    expire(g, 'endOfCombat');
    endCombat(g);
  }
  const next = nextStep(g, step, needsFirstStrikeStep(g));
  f.stage = 'enter';
  f.progress = 0;
  f.data = [];
  if (next !== null) g.s.turn = withTurn(g.s.turn, 'step', next);
  g.changed(READS.turn | READS.combat);
}

/** If anything happened in the clean-up step, players get priority and there is another one (CR 514.3a). */
function afterCleanup(g: Game, f: TurnFrame): void {
  if (!g.s.turn.cleanupAgain) {
    f.stage = 'leave';
    return;
  }
  g.s.priority = { team: g.s.turn.team, passed: 0, teamsPassed: 0 };
  f.stage = 'act';
}

/**
 * CR 724.1: what the effect did to the stack it has done already. State-based actions are looked at without anything
 * triggered going to the stack, then it is the clean-up step.
 */
function endTurnNow(g: Game, f: TurnFrame): void {
  if (!f.data.includes(CHECKED)) {
    f.data = [...f.data, CHECKED];
    g.push({ k: 'check', answer: null, stage: 'actions', asking: '', data: [] });
    return;
  }
  g.s.priority = null;
  g.s.turn = Object.assign(cloneTurn(g.s.turn), {
    step: 'cleanup',
    ending: false,
    extraPhases: [],
    resume: null,
  });
  endCombat(g);
  f.stage = 'enter';
  f.progress = 0;
  f.data = [];
}

/** Marks a turn frame whose turn is being ended and that has been checked for it. */
const CHECKED = 7;
