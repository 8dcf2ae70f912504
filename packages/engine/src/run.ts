import { stepPay } from './costs/step.js';
import { stepProgram } from './effects/program.js';
import { stepEvent } from './events/happen.js';
import type { Game } from './game.js';
import { stepCheck } from './sba/check.js';
import { stepSetup } from './setup/mulligan.js';
import { stepCast } from './stack/cast.js';

import { stepResolve } from './stack/resolve.js';
import type { Frame } from './state/state.js';
import { drawGame } from './teams/result.js';
import { stepTurn } from './turn/turn.js';
import { showTops } from './zones/tops.js';

/** Steps without any decision after which the game can only be going in circles (CR 104.4b, 732.4). */
const LOOP_LIMIT = 20_000;

/** Goes on with the topmost suspended work until somebody has to decide, or the game is over. */
export function run(g: Game): void {
  goOn(g);
  showTops(g);
}

function goOn(g: Game): void {
  let steps = 0;
  for (;;) {
    if (g.s.pending !== null || g.s.result !== null) return;
    const f = g.s.frames[g.s.frames.length - 1];
    if (f === undefined) return;
    if (f.k === 'turn' && f.stage === 'act' && g.s.priority !== null && !needsCheck(g)) return;
    steps += 1;
    if (steps > LOOP_LIMIT) {
      // mandatory actions that repeat with no way to stop: the game is a draw (CR 104.4b)
      drawGame(g, 'loop');
      return;
    }
    step(g, g.top());
  }
}

function step(g: Game, f: Frame): void {
  switch (f.k) {
    case 'setup':
      return stepSetup(g, f);
    case 'turn':
      if (f.stage === 'act' && g.s.priority !== null && !g.s.turn.ending) {
        g.s.checked = g.s.seq;
        g.push({ k: 'check', answer: null, stage: 'all', asking: '', data: [] });
        return;
      }
      return stepTurn(g, f);
    case 'check':
      return stepCheck(g, f);
    case 'cast':
      return stepCast(g, f);
    case 'pay':
      return stepPay(g, f);
    case 'resolve':
      return stepResolve(g, f);
    case 'program':
      return stepProgram(g, f);
    case 'event':
      return stepEvent(g, f);
  }
}

/** State-based actions and triggers are looked at each time a team would get priority (CR 117.5). */
function needsCheck(g: Game): boolean {
  return g.s.checked !== g.s.seq;
}
