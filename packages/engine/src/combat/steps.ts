import type { Answer, BlockDeclaration } from '@ettin/schema';
import { READS } from '../compile/bits.js';
import type { Game } from '../game.js';
import type { TurnFrame } from '../state/state.js';
import { withTurn } from '../state/with.js';
import { attackCosts, attackDecision, declareAttack, tapAttackers } from './attack.js';
import { blockCosts, blockDecision, declareBlock } from './block.js';
import { assignCombatDamage } from './damage.js';
import { announceOrders, toBeOrdered } from './damage-order.js';
import { askExert, exert } from './exert.js';
import { pushPayments } from './pay.js';
import type { Payment } from './payment.js';
import { headPickers, pickForAttackers, pickHeads } from './picked-head.js';
import { NO_COMBAT } from './targets.js';

/**
 * Turn-based actions of the combat phase. Each returns true when it is done, and false when it has asked
 * something or pushed a frame and wants to be entered again; `f.progress` (0 at first and at the end) says
 * how far it is.
 */

/** A combat phase begins: nobody attacks yet (CR 507). */
export function beginCombat(g: Game): void {
  g.s.combat = NO_COMBAT;
  g.changed(READS.combat);
}

/** What one of the two declarations of combat consists of; `stepDeclare` leads through it. */
interface Declaration {
  readonly ask: (g: Game) => Parameters<Game['ask']>[0] | null;
  /** Nobody can attack or block. */
  readonly none: (g: Game) => void;
  /** What was chosen is fixed and has these costs; null when it is an answer to something else. */
  readonly choose: (g: Game, f: TurnFrame, answer: Answer) => readonly Payment[] | null;
  /** The costs are paid; false as long as anything is asked. */
  readonly finish: (g: Game, f: TurnFrame) => boolean;
}

function stepDeclare(g: Game, f: TurnFrame, d: Declaration): boolean {
  if (f.progress === 0) {
    const decision = d.ask(g);
    if (decision === null) {
      d.none(g);
      return true;
    }
    f.progress = 1;
    g.ask(decision);
    return false;
  }
  if (f.progress === 1) {
    const costs = f.answer === null ? null : d.choose(g, f, f.answer.value);
    if (costs === null) return false;
    f.answer = null;
    f.progress = 2;
    pushPayments(g, costs);
    if (costs.length > 0) return false;
  }
  if (!d.finish(g, f)) return false;
  f.progress = 0;
  f.data = [];
  return true;
}

/** How far declaring attackers is while heads are picked: after costs and exertion. */
const PICKING = 4;

const ATTACK: Declaration = {
  ask: attackDecision,
  none: (g) => declareAttack(g, []),
  choose(g, _f, answer) {
    if (answer.kind !== 'attackers') return null;
    const costs = attackCosts(g, answer.attackers);
    tapAttackers(g, answer.attackers);
    return costs;
  },
  finish(g, f) {
    if (f.progress < PICKING && !askExert(g, f)) return false;
    f.progress = PICKING;
    if (!pickForAttackers(g, f)) return false;
    declareAttack(g, g.s.combat?.pendingAttack ?? []);
    exert(g, f.data);
    return true;
  },
};

/** How far declaring blockers is as orders are announced: blocks are declared. */
const ORDERING = 3;

const BLOCK: Declaration = {
  ask: blockDecision,
  none: (g) => declareBlock(g, []),
  choose(g, f, answer) {
    if (answer.kind !== 'blockers') return null;
    f.data = answer.blockers.flatMap((b) => [b.blocker, b.blocks]);
    return blockCosts(g, answer.blockers);
  },
  finish(g, f) {
    if (f.progress < ORDERING) {
      const declared: BlockDeclaration[] = [];
      for (let i = 0; i + 1 < f.data.length; i += 2)
        declared.push({ blocker: f.data[i] ?? 0, blocks: f.data[i + 1] ?? 0 });
      declareBlock(g, declared);
      f.data = toBeOrdered(g);
      f.progress = ORDERING;
    }
    return announceOrders(g, f, ORDERING);
  },
};

/** The phase begins; heads that characteristics are defined by are picked as players become defending players. */
export function stepBeginCombat(g: Game, f: TurnFrame): boolean {
  if (f.progress === 0) {
    beginCombat(g);
    g.s.turn = withTurn(g.s.turn, 'combatsThisTurn', g.s.turn.combatsThisTurn + 1);
    const pickers = headPickers(g);
    if (pickers.length === 0) return true;
    f.data = pickers;
    f.progress = 1;
  }
  return pickHeads(g, f);
}

/** The active team declares its one combined attack (CR 508.1, 805.10b). */
export const stepDeclareAttackers = (g: Game, f: TurnFrame): boolean => stepDeclare(g, f, ATTACK);

/** The defending team declares its one combined block (CR 509.1, 805.10d). */
export const stepDeclareBlockers = (g: Game, f: TurnFrame): boolean => stepDeclare(g, f, BLOCK);

/** Combat damage, of the first-strike step or of the ordinary one (CR 510). */
export function stepCombatDamage(g: Game, f: TurnFrame, first: boolean): boolean {
  return assignCombatDamage(g, f, first);
}

/** All creatures, planeswalkers and battles are removed from combat as the phase ends (CR 511.3). */
export function endCombat(g: Game): void {
  if (g.s.combat === null) return;
  g.s.combat = null;
  g.changed(READS.combat);
}
