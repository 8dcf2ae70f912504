import { createGame, type GameSetup, type Rules, type State } from '@ettin/engine';
import type { GameEvent } from '@ettin/schema';
import { type Failure, thrown } from './failure.js';

/** The state that a game begins with, or what is wrong. */
export function begin(
  rules: Rules,
  setup: GameSetup,
): { readonly state: State; readonly events: readonly GameEvent[] } | Failure {
  try {
    const made = createGame(rules, setup);
    return made.ok ? made : { check: 'refused', message: made.faults.map((f) => f.message).join('; ') };
  } catch (error) {
    return thrown(error, 'setup');
  }
}
