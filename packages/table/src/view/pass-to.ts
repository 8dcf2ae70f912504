import type { State } from '@ettin/engine';
import type { GameFrame } from '@ettin/protocol';
import type { Step } from '@ettin/schema';

/** What follows a step in which players have priority, where nothing is added or skipped. */
const NEXT: Readonly<Record<Step, Step>> = {
  untap: 'upkeep',
  upkeep: 'draw',
  draw: 'main1',
  main1: 'beginCombat',
  beginCombat: 'declareAttackers',
  declareAttackers: 'declareBlockers',
  declareBlockers: 'combatDamage',
  firstStrikeDamage: 'combatDamage',
  combatDamage: 'endCombat',
  endCombat: 'main2',
  main2: 'end',
  end: 'upkeep',
  cleanup: 'upkeep',
};

/**
 * Where passing leads if nobody answers, from what everybody sees: the topmost object resolves, or the step ends and this
 * one follows. Null while nobody has priority.
 */
export function passTo(state: State): GameFrame['passTo'] {
  if (state.priority === null || state.pending !== null || state.result !== null) return null;
  const top = state.stack.at(-1);
  if (top !== undefined) return { resolves: top };
  const { step, number } = state.turn;
  const attackers = state.combat?.attackers.length ?? 0;
  // combat without an attack has no blocks and no damage (CR 508.8)
  if (step === 'declareAttackers' && attackers === 0) return { step: 'endCombat', turn: number };
  return { step: NEXT[step], turn: step === 'end' || step === 'cleanup' ? number + 1 : number };
}
