import type { ObjectId } from '@ettin/schema';
import { RESTRICTION } from '../compile/zones.js';
import type { Game } from '../game.js';
import { makeEnv } from '../state/env.js';
import type { TurnFrame } from '../state/state.js';
import { occur, occurrence } from '../triggers/occur.js';
import { onBattlefield } from './targets.js';

/** Which of the attacking creatures that may be exerted are (CR 508.1g, 701.43); false while the team is asked. */
export function askExert(g: Game, f: TurnFrame): boolean {
  if (f.progress === 3) {
    const value = f.answer?.value;
    f.answer = null;
    f.data = value?.kind === 'choose' ? value.chosen : [];
    return true;
  }
  f.data = [];
  const candidates = (g.s.combat?.pendingAttack ?? [])
    .map((a) => a.attacker)
    .filter((id) => {
      const o = onBattlefield(g, id);
      return o !== null && (g.chars(o).restricted & RESTRICTION.mayExert) !== 0;
    });
  if (candidates.length === 0) return true;
  f.progress = 3;
  g.ask({
    kind: 'choose',
    players: g.team(g.s.turn.team).seats,
    byTeam: true,
    purpose: 'cost',
    candidates,
    min: 0,
    max: candidates.length,
  });
  return false;
}

/** An exerted creature doesn't untap in its controller's next untap step (CR 701.43a). */
export function exert(g: Game, ids: readonly ObjectId[]): void {
  for (const id of ids) {
    const o = onBattlefield(g, id);
    if (o === null) continue;
    const controller = g.chars(o).controller;
    occur(g, occurrence('exert', { object: id, player: controller }));
    g.push({
      k: 'program',
      answer: null,
      program: g.rules.builtin.exert ?? -1,
      pc: 0,
      env: makeEnv(id, controller),
      loops: [],
      scratch: null,
      entering: 0,
    });
  }
}
