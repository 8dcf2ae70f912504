import { pruneCombat } from '../combat/membership.js';
import { pickLateHeads } from '../combat/picked-head.js';
import { expire } from '../effects/durations.js';
import { controlChanged } from '../effects/lasting.js';
import { happen } from '../events/happen.js';
import type { Game } from '../game.js';
import { indexOf } from '../layers/table.js';
import type { CheckFrame, Happening } from '../state/state.js';
import { withTurn } from '../state/with.js';
import { putTriggers } from '../triggers/put.js';
import { beginDayIfNeeded } from '../turn/day-night.js';
import { ascend } from './ascend.js';
import { classesOf, controllerBefore } from './classes.js';
import { legendRule } from './legend.js';
import { teamLosses } from './losses.js';
import { permanentActions } from './permanents.js';
import { protectorChoices } from './protector.js';
import { isQuiet, nowQuiet } from './quiet.js';
import { worldRule } from './world.js';

/**
 * State-based actions, all that apply together and again until none does; then waiting triggers; then both again
 * (CR 704.3). The frame goes when there is nothing left to do.
 */
export function stepCheck(g: Game, f: CheckFrame): void {
  const depth = g.depth;
  if (f.answer !== null && (f.asking === 'legend' || f.asking === 'head')) {
    if (stateBasedActions(g, f)) return happened(g);
  } else if (f.answer !== null && f.asking === 'protector') {
    if (protectorChoices(g, f)) return happened(g);
  } else if (f.answer === null || f.asking === '') {
    if (f.answer === null && stateBasedActions(g, f)) return happened(g);
  }
  if (g.s.result !== null || g.s.pending !== null || g.depth !== depth) return;
  if (f.stage === 'all') {
    stateTriggers(g);
    if (putTriggers(g, f)) return happened(g);
  }
  g.pop();
}

/** In a clean-up step this means that there will be another one (CR 514.3a). */
function happened(g: Game): void {
  if (g.s.turn.step === 'cleanup' && !g.s.turn.cleanupAgain)
    g.s.turn = withTurn(g.s.turn, 'cleanupAgain', true);
}

/** One round; true if anything was done, asked, or decided. */
function stateBasedActions(g: Game, f: CheckFrame): boolean {
  if (isQuiet(g)) return false;
  expire(g, 'now');
  noticeControl(g);
  pruneCombat(g);
  if (classesOf(g).daybound) beginDayIfNeeded(g);
  for (const seat of classesOf(g).ascending) ascend(g, seat);
  if (!pickLateHeads(g, f)) return true;
  const doomed = legendRule(g, f);
  if (doomed === null) return true;
  const losses = teamLosses(g);
  const writes = g.writes;
  const events = together([...doomed, ...worldRule(g), ...permanentActions(g)]);
  if (losses.length > 0) happen(g, losses);
  if (events.length > 0) happen(g, events);
  if (losses.length > 0 || events.length > 0 || g.writes !== writes) return true;
  if (protectorChoices(g, f)) return true;
  nowQuiet(g);
  return false;
}

/** One event for each permanent, however many state-based actions there are for it. */
function together(events: readonly Happening[]): readonly Happening[] {
  return events.length < 2
    ? events
    : events.filter((e, i) => events.findIndex((x) => x.object === e.object) === i);
}

/** State triggers (CR 603.8): once, until that ability has left the stack. */
function stateTriggers(g: Game): void {
  const list = indexOf(g).listeners.get('state');
  if (list === undefined) return;
  for (const l of list) {
    if (l.trigger.condition?.(g, l.env) !== true) continue;
    if (l.ability.condition !== null && !l.ability.condition(g, l.env)) continue;
    const waiting = g.s.triggers.some((t) => t.ability === l.ability.id && t.source === l.source);
    const there = g.s.stack.some((id) => {
      const s = g.find(id)?.stack;
      return (
        s !== undefined &&
        s !== null &&
        s.kind === 'triggered' &&
        s.ability === l.ability.id &&
        s.source === l.source
      );
    });
    if (waiting || there) continue;
    g.s.triggers = [
      ...g.s.triggers,
      { ability: l.ability.id, source: l.source, controller: l.env.controller, env: l.env },
    ];
  }
}

/** Control that a static ability gives or takes changes with the characteristics, without an instruction that says so. */
function noticeControl(g: Game): void {
  const { taken } = classesOf(g);
  if (taken.length === 0) return;
  for (const id of taken) controlChanged(g, id, controllerBefore(g.get(id)));
  g.touch();
}
