import { sampleAnswer } from '@ettin/engine';
import { answering, type Bot, passing } from '../bot.js';
import type { Rng } from '../rng.js';

/**
 * Does anything that is legal: any action as likely as any other, any answer. Passes more and more readily
 * within a step, so that actions which cost nothing don't go on for ever.
 */
export function randomBot(rng: Rng, name = 'random'): Bot {
  let step = '';
  let acted = 0;
  return {
    name,
    decide(input) {
      const { decision, actions } = input;
      if (decision.kind !== 'priority')
        return answering(input, sampleAnswer(decision, rng), { code: 'random' });
      const here = `${input.view.turn} ${input.view.step} ${input.seat}`;
      if (here !== step) {
        step = here;
        acted = 0;
      }
      const action = actions[rng(actions.length)];
      if (action === undefined || rng(10) < acted) return passing(input, { code: 'random' });
      acted += 1;
      return { action, why: { code: 'random' } };
    },
  };
}
