import type { Game } from '../game.js';
import type { FloatingEffect } from '../state/state.js';
import { expireCopy } from './become-copy.js';
import { controlChanged } from './lasting.js';

/** When a lasting effect is looked at to see whether it is over. */
export type Moment = 'cleanup' | 'endOfCombat' | 'turnBegins' | 'upkeep' | 'untapDone' | 'now';

/** Ends continuous effects whose duration is over at this moment (CR 514.2, 511.2, 611.2). */
export function expire(g: Game, moment: Moment): void {
  const effects = g.s.effects;
  if (effects.length === 0) return;
  const ended = effects.filter((e) => isOver(g, e, moment));
  if (ended.length === 0) return;
  const controlled = ended.flatMap((e) =>
    g.rules.lasting[e.op]?.mods.some((m) => m.data.mod === 'control') === true ? (e.affected ?? []) : [],
  );
  const before = controlled.map((id) => g.controllerOf(id));
  g.s.effects = effects.filter((e) => !ended.includes(e));
  g.touch();
  for (const e of ended) expireCopy(g, e);
  for (const [i, id] of controlled.entries()) controlChanged(g, id, before[i] ?? -1);
}

function isOver(g: Game, e: FloatingEffect, moment: Moment): boolean {
  // made for something that never entered
  if (e.affected !== null && e.affected.length === 0) return moment === 'cleanup';
  if (
    e.affected !== null &&
    e.affected.length > 0 &&
    e.affected.every((id) => id >= 65536 && g.find(id) === null)
  )
    return true;
  const own = g.player(e.controller).team === g.s.turn.team;
  switch (e.duration) {
    case 'endOfTurn':
      return moment === 'cleanup';
    case 'thisTurnAndNext':
      return moment === 'cleanup' && own && g.s.turn.number > e.turn;
    case 'endOfCombat':
      return moment === 'endOfCombat';
    case 'yourNextTurn':
      return moment === 'turnBegins' && own && g.s.turn.number > e.turn;
    case 'yourNextUpkeep':
      return moment === 'upkeep' && own && g.s.turn.number > e.turn;
    case 'whileSourceOnBattlefield':
      return !g.isBattlefield(e.source);
    case 'whileYouControlSource':
      return !g.isBattlefield(e.source) || g.controllerOf(e.source) !== e.controller;
    case 'whileSourceTapped': {
      const o = g.find(e.source);
      return (
        o === null || !g.isBattlefield(e.source) || !o.tapped || g.controllerOf(e.source) !== e.controller
      );
    }
    case 'whileAttached': {
      const o = g.find(e.source);
      return o === null || o.attachedTo < 0 || (e.affected !== null && !e.affected.includes(o.attachedTo));
    }
    case 'nextUntapStep':
      return moment === 'untapDone' && untapHappened(g, e);
    default:
      return false;
  }
}

/** The untap step of the affected object's controller's team (or of "your" team) has just passed. */
function untapHappened(g: Game, e: FloatingEffect): boolean {
  if (g.s.turn.number <= e.turn) return false;
  const seat = e.affected === null ? e.controller : g.controllerOf(e.affected[0] ?? 0);
  return seat >= 0 && g.player(seat).team === g.s.turn.team;
}
