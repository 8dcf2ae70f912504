import type { Game } from '../game.js';
import type { ProgramFrame } from '../state/state.js';

/** Carries out another program as part of this one, with what is bound so far. */
export function jumpIntoBlock(g: Game, f: ProgramFrame, program: number): void {
  if (program >= 0)
    g.push({
      k: 'program',
      answer: null,
      program,
      pc: 0,
      env: f.env,
      loops: [],
      scratch: null,
      entering: f.entering,
    });
}
