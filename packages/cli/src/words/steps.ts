import type { PlayerView, Step } from '@ettin/schema';
import { teamName } from './names.js';

export const STEP_WORDS: Readonly<Record<Step | 'setup', string>> = {
  setup: 'before the game',
  untap: 'untap step',
  upkeep: 'upkeep',
  draw: 'draw step',
  main1: 'first main phase',
  beginCombat: 'beginning of combat',
  declareAttackers: 'attackers declared',
  declareBlockers: 'blockers declared',
  firstStrikeDamage: 'first-strike damage',
  combatDamage: 'combat damage',
  endCombat: 'end of combat',
  main2: 'second main phase',
  end: 'end step',
  cleanup: 'cleanup',
};

/** Where the game goes on from a step when everybody passes with an empty stack. */
function afterStep(view: PlayerView): string {
  const attacked = view.battlefield.some((o) => o.attacking !== undefined);
  switch (view.step) {
    case 'untap':
    case 'setup':
      return 'the upkeep';
    case 'upkeep':
      return 'the draw step';
    case 'draw':
      return 'the first main phase';
    case 'main1':
      return 'combat';
    case 'beginCombat':
      return 'the declaration of attackers';
    case 'declareAttackers':
      return attacked ? 'the declaration of blockers' : 'the end of combat';
    case 'declareBlockers':
      return 'combat damage';
    case 'firstStrikeDamage':
      return 'the second combat damage';
    case 'combatDamage':
      return 'the end of combat';
    case 'endCombat':
      return 'the second main phase';
    case 'main2':
      return 'the end step';
    case 'end':
    case 'cleanup':
      return `the turn of ${teamName((view.activeTeam + 1) % view.teams.length)}`;
  }
}

/**
 * What passing leads to if all others pass too (CR 805.5b): "let Lightning Bolt resolve", "on to combat".
 * An extra turn may come instead of the next team's.
 */
export function passLeadsTo(view: PlayerView): string {
  const top = topOfStack(view);
  return top === undefined ? `on to ${afterStep(view)}` : `let ${top.name ?? 'the top of the stack'} resolve`;
}

/** The stack is listed from the bottom. */
export function topOfStack(view: PlayerView): PlayerView['stack'][number] | undefined {
  return view.stack.at(-1);
}
